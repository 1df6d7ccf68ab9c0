/**
 * English words that a cafe may type, in their base forms; the names of the trade are not repeated. This is not a dictionary: it lists
 * words that could be taken for a mistyped trade word.
 */
export const ENGLISH_WORDS = `
  abattoir ability able about above abroad absence absent accept access accessory accident accommodation account accountant accurate ache acid
  acoustic acre act action active actor actual acute adapt add adder address adhesive adjust admin administration admission admit adopt adult
  advance advert advertise advertisement advertising advice advise adviser advisor aerial aerosol affair affect afford afraid afternoon age aged
  agency agenda agent aggregate agree agreement agriculture aid aim air aircon airconditioner airconditioning airline airport aisle alarm album
  alert alfresco algae alien alive allergen allergy alley allow allowance alloy almanac alone alter alternate alternative altitude always amateur
  amber ambulance amenity among amount ample amplifier amuse anchor ancient angel angle angry animal ankle anniversary announce annual answer ant
  antenna antibacterial antique anvil anxious apart apartment app appeal appear appearance appetite appliance application apply appoint
  appointment appraisal apprentice apprenticeship approach appropriate approval approve aquarium arbour arcade arch archer architect architecture
  area arena argue arm armchair army aroma arrange arrangement arrest arrival arrive arrow art article artificial artist artwork asbestos ash
  ashtray ask asleep aspect asphalt assault assemble assembly assess assessment asset assign assist assistance assistant associate association
  assume athlete atlas atm atmosphere attach attack attempt attend attendance attendant attic attitude attorney attract attraction auction audience
  audio audit auditor aunt author authority auto automate automatic automation automotive autumn available average aviation avoid awake award aware
  away awful awning axe axle baby babysitter back backdrop background backpack backup backyard bacteria bad badge badger badminton bag baggage
  bail bait balance balcony bald bale ball ballet balloon ballot ballroom bamboo ban band bandage banister bank banker bankrupt bankruptcy banner
  banquet bar barbecue barber bare bargain barge bark barn barrel barrier barrister barrow bartender base baseball basement basic basin basis basket
  basketball bat batch bath bathe bathroom baton battery battle bay bazaar bbq beach bead beak beaker beam bear beard bearing beast beat beauty
  beaver become bed bedding bedroom bee beech beehive beer beetle before beggar begin beginner behave behaviour behind beige being believe bell
  belly belong below belt bench bend beneath benefit bent berth beside bet better between beware beyond bias bib bible bicycle bid big bike biker
  bikini bill billboard billiard billion bin bind binder bingo bird birth birthday bit bite bizarre blackboard blade blame blank blanket blast blaze
  bleach bleed blend bless blind blinds blink blister block blog blogger blond blood bloom blossom blouse blow blower blowtorch blur board boast boat
  body bodyguard boil boiler bold bolt bomb bond bone bonfire bonnet bonus book bookcase booking bookkeeper bookkeeping booklet bookshop boom boost
  booster boot booth border bore boring born borrow boss botany both bother bottle bottom bounce bouncer bound boundary bouquet bow bowl bowler
  bowling box boxer boy brace bracelet bracket braid brain brake branch brand brass brave brawl breach break breakage breaker breakthrough breath
  breathe breathalyser breed breeze brick bricklayer bride bridge brief briefcase bright brilliant bring bristle brittle broad broadcast brochure
  bronze brooch brook broom broth brother browse browser bruise brush brutal bubble bucket buckle bud buddy budget buffalo buffer buffet bug buggy
  build builder building bulb bulge bulk bull bulldozer bullet bulletin bump bumper bunch bundle bungalow bunk bunker bunting burden bureau burglar
  burglary burial burn burner burst bury bus bush bushel busker busy butler butterfly button buyer buzz buzzer cab cabin cabinet cable cactus cadet
  cage calculate calculator calendar calf calibrate calibration call calm camel camera camp campaign camper can canal cancel cancer candid candidate
  candle candlestick candy cane canine canister canoe canopy canvas cap capable capacity cape capital capsule captain caption capture car caravan
  carbon card cardboard cardigan care career careful careless caretaker cargo carnation carnival carpark carpenter carpentry carpet carriage carrier
  carry cart cartridge cartoon carve carver case cash cashback cashier casing casino cassette cast caster castle castor casual cat catalogue catch
  category cater caterer catering caterpillar cathedral cattle caulk cause caution cave cavity cctv ceiling celebrate celebration celebrity cell
  cellar cellophane cement cemetery census centimetre central centre century ceramic cereal ceremony certain certificate certification certify chain
  chainsaw chairman chalet chalk chalkboard challenge chamber champion chance chandelier change channel chaos chapel chapter character charcoal
  charge charger charity charm chart charter chase chassis chat chauffeur cheap cheat check checklist checkout cheek cheer cheerful cheetah chef
  chemist chemistry cheque cherish chess chest chicken chief child childcare children chill chiller chimney chin china chip chiropractor chisel
  choice choir choke choose chop chopper chopstick chord chore chorus christen christmas chrome chronic chunk church chute cider cigar cigarette
  cinder cinema circle circuit circular circulate circumstance circus cistern citizen city civic civil claim clamp clan clap clarify clarity clash
  clasp class classic classroom clause claw clay clean cleaner cleanse clear clearance clerk clever click client cliff climate climb clinic clip
  clipboard cloak cloakroom clock clone close closet closure cloth clothes clothing cloud cloudy clown club clue clumsy cluster clutch coach coal
  coarse coast coaster coat coating cobbler cobweb cockatoo cockpit cockroach code coffin coil coin coincidence colander collage collapse collar
  colleague collect collection collector college collide cologne colony column comb combine come comedian comedy comet comfort comfortable comic
  command comment commerce commission commit committee common communicate communication community commute commuter compact companion compare
  comparison compartment compass compatible compensation compete competition competitor compile complain complaint complete complex compliance
  complicate compliment comply component compose composer compost compound comprehensive compress compressor compromise compute computer concept
  concern concert concierge conclude concrete condenser condition conditioner conduct conductor cone confectioner conference confess confetti
  confidence confident confidential confirm conflict confuse congress connect connection connector conquer conscious consent consequence conserve
  consider consign consist console constant construct construction consult consultancy consultant consumable consume consumer contact contagious
  contain contaminate contemporary content contest context continent continue contract contractor contrast contribute control controller
  convenience convenient convention conversation convert conveyor convince cooker cookware cool cooler coolant cooperate coordinator copper copy
  copyright copywriter cord corduroy core cork corkboard corkscrew corner cornice corporate corporation correct corridor corrosion cosmetic costume
  cosy cot cottage cotton couch cough council counsel counsellor count counter counterfeit country couple coupon courage courier course court
  courteous courtyard cousin cover coverage cow coward cowboy crack cracker cradle craft craftsman crane crash crate crater crawl crayon crazy creak
  crease create creation creative creature creche credential credit creditor creek creep cremation crepe crescent crew crib cricket crime criminal
  crisis critic critical crockery crocodile crop cross crossroad crouch crow crowd crown crucial crude cruel cruise crumb crumble crunch crush
  crust crutch cry crystal cube cubicle cuddle cue cuff cufflink cuisine culinary culprit cult cultivate culture cupboard curb cure curfew curious
  curl curler currency current curriculum curse cursor curtain curve cushion custodian custody custom customer customise customs cut cutter cutlery
  cyber cybersecurity cycle cyclist cyclone cylinder dad daily dairy daisy dam damage damp dance dancer danger dangerous dare dark darling dart
  dash dashboard data database date daughter dawn day daycare daylight dead deadline deaf deal dealer dear death debate debit debris debt debtor
  decade decal decay deceased deceive december decent decide decimal decision deck decking declare decline decor decorate decoration decorator
  decrease dedicate deduct deed deep deer default defeat defect defence defend defibrillator defrost define definite definition degree dehumidifier
  delay delete delicate delicatessen delicious delight deliver delivery delta deluxe demand demo demolish demolition demonstrate den denim dense
  dent dental dentist deny deodorant depart department departure depend deposit depot depreciation depth deputy describe description desert deserve
  design designer desk desktop dessert destination destroy detach detail detect detective detector deteriorate determine develop developer
  development device devil devote diabetes diagnose diagnosis diagonal diagram dial dialogue diameter diamond diaper diary dice dictate dictionary
  die diesel diet dietitian differ difference different difficult dig digest digger digital dim dimension dimmer dine diner dinghy dining dinner
  dinnerware dip diploma direct direction director directory dirt dirty disabled disagree disappear disappoint disaster disc discard discharge
  disco discount discover discuss disease disguise dish dishes dishrack dislike dismiss dispatch dispense dispenser display disposal dispose dispute
  distance distant distinct distort distress district disturb ditch dive diver divide divider division divorce dizzy dock docket doctor document
  documentary dog doll dollar dolphin domain dome domestic dominate donate donation donkey donor door doorbell doorman doormat doorstop doorway
  dose dot doubt dough down download downlight downpipe downstairs dozen draft drag dragon drain drama dramatic draper draught draw drawer drawing
  dread dream drench dresser drift drill drip drive driver driveway drizzle drone drop drought drown drug drum drummer drunk dryer dual duck duct
  due duel duet dull dumb dummy dump dumpling dumpster dungeon duo duplicate durable duration dusk dust duster dustbin dustpan duty duvet dvd dwell
  dye dynamic dynamite each eager eagle ear early earn earphone earring earth earthquake ease easel east easter easy eat eater echo eclipse
  economic economy edge edible edit edition editor educate education eel effect efficient effort eight eighteen eighty either elastic elbow elder
  elderly elect election electric electrical electrician electricity electrode electronic elegant element elephant elevate elevator eleven eligible
  eliminate elite elsewhere email embargo embarrass embassy emblem embrace embroider embroidery emerald emerge emergency emission emit emotion
  emperor employ employee employer empty emu enable enamel enclose encounter encourage end endless endorse enemy energy enforce engage engine
  engineer engrave engraver enhance enjoy enlarge enormous enquire enquiry enrol ensemble ensure enter enterprise entertain entertainer
  entertainment enthusiasm entire entrance entrepreneur entry envelope environment envy epic episode equal equator equip equipment era erase eraser
  erect errand error escalator escape escort essay essential establish estate esteem estimate estimator eternal ethics evacuate evaluate evaporate
  even evening event ever every evidence evident evil evolve exact exam examine example exceed excellent except excess exchange excite exclude
  excuse execute executive exempt exercise exhaust exhibit exhibition exist exit exotic expand expect expedition expense expensive experience
  experiment expert expire expiry explain explode explore explosion export expose express extend extension exterior external extinguish
  extinguisher extra extract extractor extreme eye eyebrow eyelash fabric fabricate fabrication fabulous face facial facility fact factor factory
  faculty fade fail failure faint fair fairy faith fake falcon fall false fame familiar family famous fan fancy fantastic far fare farewell farm
  farmer fascinate fashion fast fasten fastener fat fatal father fatigue faucet fault favour favourite fax fear feast feather feature february
  federal fee feed feeder feedback feel feet fell fellow felt female fence fencing fend fender fern ferment ferret ferry fertile fertiliser
  fertilizer festival festive fetch fever few fiance fibre fibreglass fiction fiddle field fierce fifteen fifty fight fighter figure filament file
  filing film filter final finance financial financier find finder fine finger fingerprint finish finite fire firearm fireplace fireproof firewall
  firewood firework firm first fiscal fisher fist fit fitness fitter fitting five fixture flag flake flame flap flare flash flashlight flask flavour
  flaw flea fleece fleet flesh flexible flicker flight fling flip float flock flood floodlight floor floorboard florist flow flower flu fluff fluid
  fluorescent flush flute fly flyer flyscreen foam focus fog fold folder folk follow fond font foot football footpath footprint footstool footwear
  forbid force ford forecast foreign forest forever forge forget fork forklift form formal format former formula fort fortnight fortune forty forum
  forward fossil foster foul found foundation founder fountain four fourteen fox fraction fracture fragile fragrance frame framework framing
  franchise franchisee frantic fraud freckle free freedom freehold freight frequent freshener friction friday friend friendly fright fringe frog
  front frontage frost frown fruitful fryer fryers fuel fulfil fulfilment full fume fumigate fumigation fun function fund funeral fungus funnel
  funny fur furnace furnish further fuse fuss future gadget gain gala galaxy gallery gallon gamble game gang gap garage garbage garden gardener
  gargle garlic garment garnish gas gasfitter gasket gate gateway gather gauge gauze gazebo gear gearbox gel gem gender gene general generate
  generation generator generous genius gentle gentleman genuine geography germ gesture ghost giant gift giftware gig giraffe girl give glad
  glamour glance glare glass glassware glaze glazier glazing glide glimpse glitter global globe glory gloss glossy glow glue goal goat god gold
  goldfish golf good goodbye goods goose gorgeous gospel gossip govern government gown grab grace grade gradual graduate graffiti grain gram
  grammar grand grandfather grandmother granite grant graph graphic grasp grass grate grateful grave gravel gravity graze grease great greed greet
  greeter greeting grey grid grief grill grille grin grip grit groan groom groove gross ground group grout grow grower growth guarantee guard
  guardian guess guest guidance guide guideline guilt guitar gulf gum gun gut gutter guttering guy gym gymnasium gypsum habit habitat hack hail
  hair hairbrush haircut hairdresser hairdryer hairnet half hall hallway halo halogen halt hammer hammock hamper hand handbag handbook handcuff
  handle handrail handset handwash handy handyman hang hanger happen happy harass harbour hard hardware hardwood hare harm harmony harness harp
  harsh harvest hat hatch hatred haul haulage have haven hawk hay hazard hazardous haze head headache header headlight headline headphone
  headquarters headset heal health healthcare heap hear hearing heart heat heater heating heaven heavy hectare hedge heel height heir helicopter
  helium hell hello helmet help helper helpful hemp hen heritage hero hesitate hibiscus hidden hide high highchair highlight highway hike hill hinge
  hint hip hippo hire historic history hit hive hoarding hobby hockey hoist hold holder hole holiday hollow holy home homeless homework honest
  honour hood hook hoop hope horizon horn horrible horror horse hose hospital host hostel hostess hotel hotplate hour house household housekeeper
  housekeeping hover hug huge hull human humble humid humidity humour hundred hung hunger hungry hunt hunter hurdle hurricane hurry hurt husband
  hut hydraulic hygiene hygienic hygienist iceberg icon idea ideal identical identify identity idle idol ignite ignore ill illegal illness
  illuminate illusion illustrate illustration illustrator image imagine immediate immigrant immigration immune impact impair impatient implement
  imply important importer impose impossible impress impression improve impulse incense incentive inch incident include income increase incredible
  indeed indemnity independent index indicate indicator individual induction indoor industry inertia infant infect infection inferior inflate
  influence influencer inform informal information infrastructure ingredient inhale inherit initial initiative inject injection injure injury ink
  inlet inmate inn inner innocent innovation input inquiry insect insecticide insert inside insight insist insole insolvency inspect inspection
  inspector inspire install installation installer instance instant instead institute instruct instruction instructor instrument insulate
  insulation insult insure insurer intake integrate integrity intelligent intend intense intent intercom interest interface interior internal
  international internship interpret interpreter interrupt interval interview intranet introduce introduction intruder invade invent inventory
  invest investigate investigator investment investor invitation invite invoice invoicing involve iron ironing irrigation island isolate issue
  item ivory ivy jacket jackpot jail jam janitorial jar jaw jazz jealous jean jeans jelly jersey jet jetty jewel jeweller jewellery jigsaw job
  jockey jog join joint joke jolly journal journalist journey joy judge judo jug juggle juicer jumbo jump jumper junction june jungle junior junk
  jury just justice justify juvenile kangaroo karaoke karate kayak keen keep keeper kennel kerb kerosene kettle key keyboard keyring keypad kick
  kid kidney kill killer kiln kilo kilogram kilometre kilt kind kindergarten kindle king kingdom kiosk kiss kitchen kite kitten knee kneel knife
  knight knit knitwear knob knock knot know knowledge koala label laboratory labour labourer lace lack lacquer ladder lady lagoon lake laminate
  laminator lamp lampshade land landfill landlord landmark landscape landscaper landscaping lane language lantern lanyard lap laptop large laser
  last latch late later lather latitude laugh laughter launch launder laundromat lava lavender law lawn lawnmower lawsuit lawyer layer layout lazy
  lead leader leaf leaflet league leak leakage lean leap learn lease leasehold leash least leather leave lecture led ledge ledger left leftover leg
  legacy legal legend legging legible legislation leisure lend length lens leopard less lesson letter letterbox letterhead level lever liability
  liable liaison library licence license licensing lick lid lie life lifeguard lifestyle lift light lightbulb lighter lighthouse lightning like
  likely limb lime limestone limit limited limousine limp line linear linoleum liner link linkage lion lip liquid liquidation liquidator list
  listen listing literacy literature litigation litre litter little live livestock living lizard load loader loan lobby local locate location lock
  locker locksmith lodge loft log logger logic logical logistic logistics lonely long look loop loose lorry lose loss lost lot lotion lottery loud
  loudspeaker lounge love lovely lover low loyal loyalty lubricant lubricate luck lucky luggage lumber lump lunch lunchbox lung lure luxury lyric
  machine mad magazine magic magician magnet magnetic maid mail mailbox mailing main mainstream maintain maintenance major majority make maker
  makeup male malfunction mall mallet malware mammal man manage management manager mandate mandatory manicure manner mannequin manoeuvre mansion
  mantle manual manufacture manufacturer manufacturing many map marathon marble march margin marina marine mark marker market marketer marketplace
  marquee marriage marry marsh mascara mascot mask mason masonry mass massage massive mast master mastery mat match mate material math mathematics
  matrix matter mattress mature maximum may mayor maze meadow meal mean meaning measure measurement mechanical mechanism medal media mediation
  medical medicine medium meet meeting melody melt member membership memo memorable memorial memory mend mental mentor menu merchandise merchandiser
  merchandising merchant mercury mercy merge merit merry mesh mess message messenger metal meteor meter method metre metro microphone microscope
  microwave middle midnight might migrate migration mild mile military mill miller million mimic mind mine miner mineral miniature minibar
  minibus minimal minimum mining minister ministry minor mint minus minute miracle mirror mischief miser misery miss missile mission mist mistake
  mix mixer mixture moan mobile mock mode model modem moderate modern modest modify module moist moisture moisturiser molecule moment monday money
  monitor monk monkey monopoly monster month monument mood moon mop mopping moral morning mortar mortgage mosaic mosque mosquito moss motel moth
  mother motion motive motor motorbike motorcycle motorist mould moulding mound mount mountain mourn mouse mousetrap mouth mouthwash move movement
  mover movie mower much mud muffler mug mule multi multiple multiply mum murder muscle museum music musical musician mutual muzzle mystery myth
  nail nanny nap nappy narrow nation national native nature naughty naval navigate navigation navy near neat necessary neck necklace necktie need
  needle negative neglect negotiate negotiation neighbour neighbourhood neither neon nephew nerve nervous nest net netball network neutral never
  new newborn newsagent newsletter newspaper next nice niche nickel nickname niece night nightclub nightmare nine nineteen ninety noble nobody nod
  noise noisy none noodle noon normal north nose nostalgia notary note notebook notepad notice noticeboard notify notion noun novel novelty novice
  nozzle nuclear nude number nun nurse nursery nursing nut nutcracker nutrition nutritionist nylon oak oar oath obey object oblige obscure observe
  obsess obstacle obtain obvious occasion occupation occupy occur ocean october odd odour offence offend offer offering office officer official
  offset often ointment okay old omit once one onsite ooze open opener opening opera operate operation operator opinion opponent opportunity oppose
  opposite optic optician optimal option oral orange orbit orchard orchestra orchid ordeal order ordinary organ organisation organise organiser
  orient origin original ornament orphan other ought outage outcome outdoor outer outfit outlet outline outlook output outside outsource
  outsourcing outstanding oval oven over overall overalls overcome overdue overhead overlap overlook overnight overseas overtime owe owl own owner
  oxygen ozone pace package packer packet pad paddle paddock padlock page pager paid pail pain painful paint paintbrush painter painting pair pajama
  palace pale pallet palm pamphlet pan panel panic pant pantry pants paper paperwork parachute parade paradise parallel parasol parcel pardon parent
  park parliament parrot part partial participate particle particular partition partner partnership party pass passage passenger passion passport
  password past paste pasture pat patch patent path pathway patience patient patio patrol patron pattern pause pave pavement paver paving pavilion
  paw pay payer payment paypal payroll peace peaceful peacock peak pearl peasant pebble pedal pedestrian pedicure peel peeler peg pelican pen
  penalty pencil pendant penguin peninsula pension people pepper perceive percent perfect perform performance performer perfume pergola perhaps
  period perish permanent permission permit persist person personal personality personnel persuade pest pesticide pet petition petrol petty pharmacy
  phase philosophy photocopier photocopy phrase physical physician physics physio physiotherapist pianist piano pick picker pickup picket picnic
  picture piece pier pigeon pile pill pillar pillow pilot pin pinch pinball ping pioneer pipe pirate pistol pit pitch pitcher pity pivot place
  placement plain plaintiff plan plane planet planner plank plant planter plaque plasma plaster plasterboard plasterer plate platform platinum
  platter play player playground plaza plead pleasant please pleasure plenty plinth plot plough plow pluck plug plumb plumber plunge plunger
  plural plus plywood pocket podcast podium poem poet poetry point poison poisonous poker polar pole police policeman policy polish polisher polite
  political politics poll pollen pollution polo polyester polystyrene polythene pond pony pool poor pop popcorn pope popular population porch
  porcelain port portable portal porter portfolio portion portrait position positive possess possible post postage postcard postcode poster postman
  postpone posture pot potential potter pottery pouch pound pour poverty powder power powerful powerpoint practical practice practise praise pram
  pray prayer preach precious precise predict preface prefer pregnant premier premise premises premium prepare prescribe prescription presence
  present presentation presenter preserve president press pressure prestige pretend pretty prevent preview previous price pride priest primary
  prime primer prince princess principal principle print printer printing priority prison prisoner private privilege prize probable probe problem
  procedure proceed process processor procure procurement produce producer product production profession professional professor profile profit
  program programme programmer progress prohibit project projector promise promote promoter promotion prompt proof prop propane propeller proper
  property proportion proposal propose prospect prosper protect protection protein protest proud prove provide province provision pub public
  publication publicist publicity publish publisher puddle pull pulley pulp pulse pump punch punctual puncture punish pupil puppet puppy purchase
  purchasing pure purifier purple purpose purse pursue push put putty puzzle pyjama pyramid qualification qualify quality quantity quarantine
  quarrel quarry quarter quartz queen query quest question questionnaire queue quick quiet quilt quit quite quiz quota rabbit race racer rack racket
  radar radiator radical radio radish radius raffle raft rag rage raid rail railing railway rain rainbow raincoat rainforest raise rake rally ram
  ramp ranch random range ranger rank ransom rapid rare rash rat rate ratio ration rattle raven ray razor reach react read reader ready real
  realise realistic reality realtor rear reason rebate rebel rebuild recall receipt receive receiver recent reception receptionist recharge recipe
  recite reckon reclaim recognise recommend recondition reconnect record recorder recording recover recovery recreation recruit rectangle recycle
  recycler recycling reduce reed reef reel refer referee reference referral refill refine reflect reflection reflux reform refresh refreshment
  refrigerant refund refurbish refurbishment refuse regard region regional register registration registry regret regular regulate regulation
  regulator rehearse reign reject rekey relate relation relationship relative relax release relevant reliable relief relieve religion relish
  relocate relocation reluctant rely remain remark remedy remember remind reminder remote removal removalist remove remover render renderer
  rendering renew renewal renewable renovate renovation renovator rent rental renter repaint repay repeat repel repellent replace replacement reply
  report reporter represent representative reprint reproduce reptile reputation request require rescue research researcher resemble resent
  reservation reserve reservoir reset reside residence resident residue resign resin resist resistance resolve resort resource respect respirator
  respond response responsible rest restore restoration restrict restriction result resume retail retailer retain retire retirement retreat return
  reunion reveal revenge revenue reverse review revise revive revolt revolution reward rhyme rhythm ribbon ride rider ridge ridiculous rifle right
  rigid rim ring ringer rinse riot rip rise risk ritual rival river rivet road roadside roadworks roam roar rob robber robbery robe robot robotic
  rock rocker rocket rod rogue role roller roman romance romantic roof roofer roofing room root rope rose roster rostering rot rotate rough route
  router routine row royal royalty rub rubber rubbish rucksack rude rug rugby ruin rule ruler rumour run runner rural rush rust rusty sack sacred
  sad saddle safe safety safeguard sail sailor saint salary sale sales salesman salesperson saloon salon salt salute salvage same sanctuary sand
  sandal sandbag sander sandpaper sandwich sanitary sanitation satellite satin satisfy saturday saucepan saucer sauna savage save saver saving saw
  sawdust say scaffold scaffolding scale scales scan scandal scanner scar scarce scare scarf scatter scene scenery scent schedule scheduler
  scheme scholar scholarship school schooner science scientific scientist scissor scissors scold scoop scooter scope scorch score scorn scorpion
  scout scrap scrape scraper scratch scream screen screening screw screwdriver script scroll scrub scrubber sculptor sculpture sea seal sealant
  sealer seam search season seasoning seat second secondary secret secretary section sector secure security sediment see seed seek seem segment
  seize seldom select selection self selfie seller semester semi seminar senate senator send sender senior sensation sense sensible sensitive
  sensor sentence sentiment separate separator september septic sequence sergeant serial series serious sermon serpent servant serve server service
  session set settle settlement setup seven seventeen seventy several severe sew sewage sewer sewing sex shade shadow shaft shake shaker shallow
  shame shampoo shape share shareholder shark sharp sharpen sharpener shatter shave shaver shed sheep sheer sheet shelf shell shelter shelve shelves
  shelving shepherd shield shift shine ship shipment shipper shipping shirt shiver shock shoe shoes shoot shooter shop shopper shopping shore short
  shortage shorts shot shoulder shout shove shovel show shower showroom shred shredder shredding shrink shuffle shut shutter shuttle shy sick side
  sidewalk siege sieve sift sigh sight sign signal signature significant silence silent silicone silk sill silly silo silver similar simple simulate
  simulator since sincere sing singer single singlet sink sip siren sister sit sitter site situate situation six sixteen sixty size skate skateboard
  skeleton sketch skewer ski skid skill skin skip skirt skirting skull sky skylight slack slam slap slash slate slaughter slave sled sleek sleep
  sleeper sleeve slender slide slim sling slip slipper slippery slogan slope slot slow slug slush slushie smart smartphone smash smell smile smith
  smoke smoker smooth snail snake snap snatch sneak sneaker sneeze snore snow snug soak soap soccer social society sock socket sofa soft softball
  softener software soil solar soldier sole solicitor solid solo solution solve solvent somewhere son song sooner soothe sore sorrow sorry sort soul
  sound soundproof soundproofing source south southern souvenir sow space spacer spade span spanner spare spark sparkle sparrow speak speaker spear
  special specialist specific specification specify specimen spectacle spectator speech speed spell spend sphere spider spike spill spin spinner
  spiral spite splash splendid splint splinter split splitter spoil spokesman sponge sponsor sponsorship spoon sport spot spotlight spouse spout
  spray sprayer spread spreadsheet spring sprinkle sprinkler sprint spy square squash squat squeak squeeze squirrel stab stable stack stadium staff
  stage stain stainless stair staircase stake stale stall stamp stand standard staple stapler star stare start starter starve state statement
  static station stationary stationery statistic statue status stay steady steal steam steamer steel steep steer stem stencil step stepladder
  stereo stern steward stick sticker stiff still stimulate sting stink stir stirrer stitch stock stocktake stocktaking stocking stomach stone stool
  stop storage store storeroom storm story stove straight strain strainer strand strange stranger strap strategy strategic streak stream street
  strength stress stretch stretcher strict strike string strip stripe stroke stroll stroller structure struggle stubborn student studio study stuff
  stump stunt stupid style stylist subject submarine submit subscribe subscriber subscription subsidy substance substitute subtle suburb subway
  succeed success such suck sudden sue suffer sufficient suggest suggestion suicide suit suitable suitcase suite sum summary summit sun sunburn
  sunday sunglasses sunlight sunrise sunscreen sunset sunshade super superannuation superb superior supervise supervisor supervision support suppose
  supreme sure surf surface surfboard surge surgeon surgery surname surplus surprise surrender surround surroundings surveillance survey surveyor
  survive suspect suspend suspension suspicion sustain swallow swamp swan swap swarm sway swear sweat sweater sweep sweeper swell swift swim swimmer
  swimming swing switch switchboard sword symbol sympathy symphony symptom syndrome synthetic syringe system tablet tableware tack tackle tactic tag
  tail tailor take taker talent talk tall tame tamper tank tanker tannery tap tape target tariff tarp tarpaulin tarot task taste taster tattoo tax
  taxation taxi teach teacher team tear tease teapot technical technique technology teddy teenager telegram telegraph telescope television tell
  teller temper temperature temple temporary ten tenant tenancy tend tender tennis tension tent term terminal terminate termite terrace terrible
  territory terror terrorist test tester testimonial text textbook textile textiles texture thank thankful thaw theatre theft theme theory therapist
  therapy thermal thermometer thermos thermostat thesis thick thief thigh thin thing think third thirst thirsty thirteen thirty thorn thorough
  thought thousand thread threat threaten three thrill thrive throat throne throttle throw thrust thumb thunder thursday tick ticket ticketing
  tickle tide tidy tie tiger tight tile tiler tilt timber time timer timetable timid tin tinsel tint tip tipper tire tired tissue title toad toaster
  tobacco today toddler toe together toilet token tolerate toll tomb tomorrow ton tone toner tongue tonight tonne tool toolbox tooth toothbrush
  toothpaste top topic torch tornado tortoise torture toss total touch touchscreen tough tour tourism tourist tournament tow towel towelling tower
  towing town toxic toy trace track tracker tracksuit tractor trade trader trademark tradesman tradition traffic tragedy trail trailer train
  trainee trainer training tram tramp trampoline transaction transcript transfer transform transformer transit translate translation translator
  transmission transmit transparent transplant transport transporter trap trash trauma travel traveller tray treadmill treasure treasurer treat
  treatment treaty tree trek tremble trend trendy trial triangle tribe tribute trick trigger trim trimmer trio trip triple tripod triumph trivet
  trivia trolley trombone troop trophy tropical trouble trouser trousers truck truckload true trumpet trunk trust trustee truth try tub tube tuck
  tuesday tug tuition tumble tumbler tuna tune tuner tunnel turbine turbo turf turn turner turnover turnstile turtle tutor tutorial tutoring tuxedo
  twelve twenty twice twig twin twist two tyre ugly ulcer ultimate ultra umbrella umpire unable uncle under undergo underground underlay understand
  underwear undo unemployed uniform union unique unit unite unity universe university unless unlock unpack until unusual update upgrade uphill
  upholster upholsterer upholstery upload upper upright upset upside upstairs uptake urban urgent urn usage use used useful user usher usual utensil
  utility vacancy vacant vacate vacation vaccine vaccination vacuum vague vain valet valid valley valuable valuation value valuer valve van vandal
  vanish vanity vapour variable variety various varnish vary vase vast vault vegetation vehicle veil vein velvet vending vendor vent ventilate
  ventilation ventilator venture veranda verb verdict verify versatile verse version vertical vessel vest vet veteran veterinary viable vibrant
  vibrate vice victim victory video videographer view viewer viewpoint villa village villain vintage vinyl violence violent violet violin viral
  virgin virtual virtue virus visa visible vision visit visitor visual vital vitamin vivid vocabulary vocal voice voicemail void volcano
  volleyball volt voltage volume volunteer vote voter voucher vowel voyage vulnerable wage wagon waist wait waiter wake walk walker wall wallet
  wallpaper wander want war ward wardrobe warehouse warehousing warm warmer warmth warn warning warranty wash washbasin washer washing washroom wasp
  waste wastebin watch watchman water watering waterfall waterproof waterproofing wave wax way weak wealth weapon wear weather weave web weber
  webcam webinar wedge wednesday weed weeding week weekday weekend weigh weight weird weld welder welding welfare well west western wet whale wharf
  wheel wheelbarrow wheelchair wheelie whip whisper whistle whiteboard whole wick wide widow width wife wig wild wilderness will willing win winch
  wind windmill window windscreen wing winner wipe wiper wipes wire wireless wiring wisdom wise wish wit witch witness wizard wolf woman wonder
  wonderful wood woodwork woodworker wool word work workbench worker workforce workout workplace workshop workstation world worm worry worse worship
  worst worth wound wrap wrapper wrapping wreath wreck wrench wrestle wrinkle wrist wristband write writer writing wrong xray yacht yard yarn yawn
  year yell yes yesterday yet yield yoga young youth zebra zero zigzag zinc zip zipper zone zoo zoom`
