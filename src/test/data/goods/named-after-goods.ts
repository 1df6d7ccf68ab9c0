/** Rows of price lists, each with goods that stand in its name, a search for which must not find it: "row: goods". */
export const NAMED_AFTER_GOODS = `
  Milk crates: milk; Milk crate: milk; Milk jug 600 ml: milk; Milk frothing jug: milk; Milk thermometer: milk; Milk bottles 1 L PET: milk; Egg
  cartons: egg; Egg carton dozen: egg; Egg trays 30 cell: egg; Egg rings: egg; Egg slicer: egg; Coffee cups: coffee; Coffee cup lids: coffee;
  Coffee filters: coffee; Coffee stirrers: coffee; Coffee tamper: coffee; Coffee bags kraft 250 g: coffee; Tea towels: tea; Tea towel: tea;
  Tea bags paper empty: tea; Tea pot: tea; Tea spoons: tea; Teapots: tea; Bread knife: bread; Bread bags: bread; Bread crates: bread; Bread
  baskets: bread; Bread tins: bread; Butter paper: butter; Butter knife: butter; Butter dish: butter; Cheese board: cheese; Cheese knife:
  cheese; Cheese slicer: cheese; Cheese cloth: cheese; Cheese paper: cheese; Cake boxes: cake; Cake boards: cake; Cake stand: cake; Cake tins:
  cake; Pizza boxes: pizza; Pizza peel: pizza; Pizza tray: pizza; Pizza oven: pizza; Chip cups: chip; Chip scoop: chip; Burger boxes: burger;
  Burger wrap: burger; Sandwich bags: sandwich; Sandwich wedges packaging: sandwich; Salad bowls: salad; Salad tongs: salad; Salad servers:
  salad; Soup cups: soup; Soup ladle: soup; Ice cream scoop: ice cream; Wine glasses: wine; Wine bottles empty: wine; Beer glasses: beer; Beer
  line cleaner: beer; Juice bottles 350 ml PET: juice; Juice cups: juice; Sauce bottles: sauce; Sauce containers 70 ml: sauce; Sugar
  dispenser: sugar; Sugar sticks holder: sugar; Salt shaker: salt; Pepper grinder: pepper; Rice cooker: rice; Rice paper: rice; Potato peeler:
  potato; Potato ricer: potato; Garlic press: garlic; Lemon squeezer: lemon; Apple corer: apple; Fish knife: fish; Fish scaler: fish; Oyster
  knife: oyster; Meat tenderiser: meat; Meat tray absorbent pads: meat; Meat trays foam: meat; Steak knives: steak; Chicken bags foil:
  chicken; Pie tins: pie; Pie warmer: pie; Muffin trays: muffin; Muffin cases: muffin; Cupcake cases: cupcake; Pasta machine: pasta; Flour
  bin: flour; Oil drum pump: oil; Oil filter: oil; Water jug: water; Honey dipper: honey; Fish tweezers: fish; Egg poacher: egg; Egg
  separator: egg; Egg timer: egg; Egg cups: egg; Cherry pitter: cherry; Apple peeler: apple; Cheese grater: cheese; Cheese cutter: cheese;
  Cheese dome: cheese; Garlic peeler: garlic; Melon baller: melon; Lemon zester: lemon; Pineapple corer: pineapple; Potato masher: potato;
  Meat mincer: meat; Meat hooks: meat; Meat mallet: meat; Meat thermometer: meat; Meat injector: meat; Chicken shears: chicken; Lobster
  crackers: lobster; Crab picks: crab; Oyster plates: oyster; Prawn bowls: prawn; Butter curler: butter; Butter warmer: butter; Bread bin:
  bread; Bread slicer: bread; Bread proofer: bread; Cake knife: cake; Cake dome: cake; Cake turntable: cake; Pizza cutter: pizza; Pizza stone:
  pizza; Pizza screens: pizza; Pasta server: pasta; Noodle boxes: noodle; Rice spoon: rice; Rice dispenser: rice; Tomato corer: tomato; Olive
  pitter: olive; Nut cracker: nut; Herb chopper: herb; Herb scissors: herb; Salad spinner: salad; Ice scoop: ice; Ice bucket: ice; Ice tongs:
  ice; Wine rack: wine; Wine cooler: wine; Beer mats: beer; Beer jug: beer; Gravy boat: gravy; Sauce ramekins: sauce; Syrup dispenser: syrup;
  Cream whipper: cream; Cream chargers: cream; Milk pitcher: milk; Milk dispenser: milk; Coffee scale: coffee; Coffee plunger: coffee; Tea
  strainer: tea; Tea infuser: tea; Cocktail shaker: cocktail; Flour sifter: flour; Sugar tongs: sugar; Waffle iron: waffle; Pancake griddle:
  pancake; Burger press: burger; Sandwich toaster: sandwich; Toast rack: toast`

/** Rows that are goods in what they come in, which a search for them finds. */
export const GOODS_IN_CONTAINERS = `
  Mango pulp tub 5 kg: mango; Chicken saver pack 2 kg: chicken; Wild boar rack: meat; Tea tin loose leaf: tea; Yoghurt pot 160 g: yoghurt;
  Tomato boxes: tomato; Brownie trays: brownie; Milk bottle 2 L: milk; Milk 2 L bottle: milk; Milk carton 1 L: milk; Eggs carton 15 dozen:
  egg; Eggs tray 30: egg; Free range eggs 700 g carton: egg; Mango tray: mango; Strawberries punnet: strawberry; Apples carton 12 kg: apple;
  Potatoes bag 20 kg: potato; Onions brown bag 10 kg: onion; Avocado tray 25: avocado; Beer keg 50 L: beer; Wine bottle 750 ml: wine; Olive
  oil tin 4 L: olive oil; Canola oil drum 20 L: canola oil; Honey bucket 14 kg: honey; Yoghurt bucket 10 kg: yoghurt; Coffee beans bag 1 kg:
  coffee bean; Tea bags 100: tea bag; Rice bag 25 kg: rice; Flour bag 12.5 kg: flour; Sugar sachets 2000: sugar; Tuna can 1.7 kg: tuna; Tomato
  tin 2.5 kg: tomato; Cream bottle 1 L: cream; Water bottles 600 ml x 24: water; Ice cream tub 10 L: ice cream; Butter block 5 kg: butter;
  Cheese block 10 kg: cheese; Bread loaf sliced: bread; Lettuce box 12: lettuce; Mushroom box 4 kg: mushroom; Banana carton 13 kg: banana;
  Salmon box 10 kg: salmon; Prawn carton 10 kg: prawn; Pizza bases: pizza base; Chicken tray 5 kg: chicken; Oranges bag: orange`
