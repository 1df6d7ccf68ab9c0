/**
 * What cafe owners type on a phone, each with the facts that its reply must hold: `message | categories of the cards | place | needs`. In
 * place of categories, `?` is a question back, `no` an honest no, `site` an answer about the marketplace. Needs: `verified`, `offer`,
 * `min` with dollars, a weekday, `nextday`, `sameday`, `~word` for a word of each listing, `cheap` for what is known of prices. Where nobody
 * in the demo marketplace has it all, `less` is a reply that says what is missing and shows the nearest, and `nobody` one that has suppliers
 * of the category only; everywhere else a reply must not say so.
 */
export const BUYER_MESSAGES = `
I need coffee suppliers | Coffee
Food suppliers | ?
Equipment suppliers | ?
Best deals | * | | offer
need coffee beans melbourne | Coffee | Melbourne
coffe beens melb | Coffee | Melbourne
need 12kg beans a wk brunswick | Coffee | Brunswick
who does oat milk in perth | Dairy,Coffee | Perth
cheap oat milk perth | Dairy,Coffee | Perth
decaf pls | Coffee
organic coffee | Coffee
grinder on loan | Coffee
coffee with a grinder on loan in preston | Coffee | Preston
tea sydney | Tea | Sydney
chai | Tea,Coffee
sticky chai perth | Tea | Perth
english breakfast tea | Tea
looking for takeaway cups | Packaging
takaway cups sydney | Packaging | Sydney
compostable cups | Packaging
12 oz cups and lids | Packaging
paper bags brisbane | Packaging | Brisbane | less
salad boxes | Packaging
paper straws 500 | Packaging
halal meat sydney | Meat | Sydney
halal chicken | Meat
lamb shoulder for a weekend special | Meat
bacon | Meat
free range eggs | *
chicken wings 20kg a week brisbane | Meat | Brisbane | nobody
fish hobart | Seafood | Hobart
oysters | Seafood
need fresh fish for friday | Seafood | | fri
scallops tas | Seafood | TAS
sourdough | Baked Goods
gluten free bread | Baked Goods
bagels | Baked Goods
croissants canberra | Baked Goods | Canberra | less
pizza dough balls canberra | Baked Goods | Canberra
fruit and veg melbourne | Fresh Produce | Melbourne
veggies brisbane | Fresh Produce | Brisbane
herbs and edible flowers | Fresh Produce
avocados | Fresh Produce
tomatoes 3000 | Fresh Produce | 3000
milk and cream | Dairy
butter | Dairy,Baked Goods
soy milk | Dairy,Coffee
cheese melbourne | Dairy | Melbourne
kombucha | Beverages
orange juice | Beverages,Fresh Produce
gin | Spirits
wine adelaide | Spirits | Adelaide
espresso machine service sydney | Machine Repairs | Sydney
my coffee machine is broken sydney | Machine Repairs,Coffee | Sydney
coffee machine technician | Machine Repairs
grease trap cleaning | Cleaning
dishwasher liquid | Cleaning
cleaners after close melbourne | Cleaning | Melbourne
aprons | Uniforms
uniforms with our logo | Uniforms
tables and chairs | Furniture
bar stools melbourne | Furniture | Melbourne
public liability insurance | Insurance
need a website | Web Design
menu design | Graphic Design,Web Design
logo | Graphic Design,Web Design,Uniforms,Packaging
instagram help | Social Media
social media manager melbourne | Social Media | Melbourne | nobody
baristas asap | Staff/Recruiting
need a chef tomorrow | Staff/Recruiting
casual staff for weekends | Staff/Recruiting
eftpos terminal | IT Services,Phone/Internet
pos system | IT Services
wifi for the cafe | Phone/Internet,IT Services
nbn internet | Phone/Internet
verified coffee suppliers | Coffee | | verified
only verified butchers sydney | Meat | Sydney | verified
best rated coffee in melbourne | Coffee | Melbourne
top rated bakery | Baked Goods
coffee with a small minimum | Coffee | | min150
packaging minimum order under $100 | Packaging | | min100
coffee delivered on tuesday | Coffee | | tue
veg that delivers on saturday brisbane | Fresh Produce | Brisbane | sat
anything on offer | * | | offer
coffee deals | Coffee | | offer
specials on packaging | Packaging | | offer
hi | site
Hello there! | site
g'day | site
thanks mate | site
cheers | site
how do quotes work? | site
is it free? | site
how much does it cost to use this | site
what does verified mean | site
who sees my details? | site
are the reviews real | site
how do i list my business | site
i'm a supplier | site
help | ?
suppliers | ?
who delivers to 3056 | ?
what do you have in newcastle | ?
preston | ?
something good | ?
submarines | no
helicopter hire | no
truffles from mars | no
asdfghjkl | no
roof tiles | no
beans 25 kg a week to 2010 | Coffee,Fresh Produce | 2010
need 500 cups by friday | Packaging | | fri
almond milk sydney nsw | Dairy,Coffee | Sydney | less
latte art class | Coffee
barista training sydney | Coffee | Sydney | less
cold brew keg brisbane | Coffee | Brisbane
single origin ethiopia | Coffee
chocolate powder | *
vegan pastries | Baked Goods
kale | Fresh Produce
carrots 10kg brisbane | Fresh Produce | Brisbane
calamari hobart | Seafood | Hobart
smoked brisket | Meat | | nobody
prosciutto | Meat
sausages for a bbq | Meat
napkins and cutlery | Packaging
gloves | Packaging
sanitiser | Cleaning
oven cleaner brisbane | Cleaning | Brisbane
tea towels and aprons | Uniforms
linen hire | Uniforms
beer | Spirits,Beverages
whisky | Spirits
cordial | Beverages
sparkling water | Beverages
iced tea | Tea,Beverages
matcha | Tea
hot chocolate | *
muffins wholesale | Baked Goods
cakes for the cabinet melb | Baked Goods | Melbourne | less
yoghurt | Dairy
ice cream | Dairy
haloumi | Dairy
eggs melbourne | * | Melbourne
flour | *
cakes for the cabinet | Baked Goods
coffee next day brisbane | Coffee | Brisbane | nextday
next day packaging | Packaging | | nextday
need bread tmrw melb | Baked Goods | Melbourne | nextday
same day veg sydney | Fresh Produce | Sydney | sameday
packaging same-day delivery syd | Packaging | Sydney | sameday
coffee delivers tuesdays melb | Coffee | Melbourne | tue
fish delivered tue and fri hobart | Seafood | Hobart | tue fri
veg mon to fri adelaide | Fresh Produce | Adelaide | mon tue wed thu fri
bread 7 days a week melb | Baked Goods | Melbourne | sun sat
bagels delivered sundays adelaide | Baked Goods | Adelaide | less
small min bread melb | Baked Goods | Melbourne | min150
coffee min under $90 | Coffee | | min90
dairy $60 min or less sydney | Dairy | Sydney | min60
veg no minimum darwin | Fresh Produce | Darwin | less
verified organic veg brisbane | Fresh Produce | Brisbane | verified ~organic
organic decaf coffee verified small min | Coffee | | verified ~organic ~decaf min150
verified butcher brisbane delivers mondays small min order | Meat | Brisbane | verified mon min150
compostable cups brisbane next day delivery | Packaging | Brisbane | nextday ~compostable
halal lamb sydney 20kg wk verified | Meat | Sydney | verified ~halal
gluten free cakes brisbane | Baked Goods | Brisbane | ~gluten
vegan milk perth | Dairy | Perth | ~vegan
cheap coffee melb | Coffee | Melbourne | cheap
takeaway containers on special sydney | Packaging | Sydney | offer
closest coffee roaster to brunswick vic | Coffee | Brunswick
where can i get oat milk in freo | Dairy,Coffee | Fremantle
whos got good sourdough near coburg | Baked Goods | Coburg
any1 do kombucha kegs melb | Beverages | Melbourne | ~kegs
hi team were after a dishie for sat night sydney | Staff/Recruiting | Sydney
waiters perth | Staff/Recruiting | Perth
dishwasher broken need someone asap melbourne | Machine Repairs | Melbourne
coffee machine tech gold coast | Machine Repairs | Gold Coast
insurance for a coffee cart sydney | Insurance | Sydney
someone to clean the exhaust hood sydney | Cleaning | Sydney
grease trap pump out dandenong | Cleaning | Dandenong
online ordering website melb | Web Design | Melbourne
nbn for my cafe in darwin | Phone/Internet | Darwin
kitchen printer not working adelaide | IT Services | Adelaide
were opening a little cafe in brunswick vic next month and need a coffee supplier who can lend us a grinder about 20kg a week | Coffee | Brunswick | ~grinder
500 cups & lids sydney | Packaging | Sydney
pastries for monday morning canberra | Baked Goods | Canberra | less
second hand fridge | Machine Repairs | | nobody
first aid kit | no
bouncy castle | no
do you take a commission | site
do i need an account | site
are you a robot | site
can i order here? | site
do you deliver? | site
what is this site | site
how long do quotes take | site
how do i ask for a quote | site
whats the catch | site
ok thanks heaps mate | site
can you help me | ?
whats good | ?
something for my cafe in geelong | ?
`
