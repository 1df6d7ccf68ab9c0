// What the demo's price lists are made of: an item, its price for one unit without GST, and the packs that it is sold in.

export const PRODUCE = `
Apples pink lady | 3.60/kg | 1, 6, 12
Apples granny smith | 3.20/kg | 1, 6, 12
Bananas | 2.90/kg | 1, 13
Blueberries | 24.00/kg | 1, 1.5
Lemons | 3.40/kg | 1, 5, 16
Limes | 6.80/kg | 1, 5, 10
Mandarins | 3.80/kg | 1, 9
Navel oranges | 2.60/kg | 1, 9, 18
Valencia oranges | 2.40/kg | 1, 9, 18
Pears packham | 3.10/kg | 1, 6, 12
Pineapple | 3.90/each | 1, 8
Rockmelon | 3.70/each | 1, 9
Seedless watermelon | 1.90/kg | 1, 12
Strawberries | 13.60/kg | 1, 4
Kiwifruit | 5.60/kg | 1, 10
Passionfruit | 8.80/kg | 1, 6
Rhubarb | 7.40/kg | 1, 5
Hass avocado | 1.90/each | 1, 24
Asparagus | 14.50/kg | 1, 5
Baby cos lettuce | 1.60/each | 1, 12
Beetroot | 2.90/kg | 1, 5, 10
Bok choy | 1.90/each | 1, 10
Broccoli | 5.40/kg | 1, 8
Broccolini | 2.60/each | 1, 10
Brown onions | 1.50/kg | 1, 10, 20
Red onions | 2.20/kg | 1, 10, 20
Spring onions | 1.70/each | 1, 10
Butternut pumpkin | 1.80/kg | 1, 15
Kent pumpkin | 1.60/kg | 1, 15
Button mushrooms | 9.20/kg | 1, 4
Flat mushrooms | 9.80/kg | 1, 4
Swiss brown mushrooms | 10.40/kg | 1, 4
Carrots | 1.60/kg | 1, 10, 20
Dutch carrots | 3.20/each | 1, 12
Cauliflower | 3.80/each | 1, 8
Celery | 2.90/each | 1, 10
Cherry tomatoes | 8.40/kg | 1, 5
Roma tomatoes | 4.10/kg | 1, 5, 10
Tomatoes | 3.90/kg | 1, 5, 10
Continental cucumber | 1.50/each | 1, 12
Lebanese cucumber | 4.40/kg | 1, 10
Eggplant | 4.20/kg | 1, 8
Fennel | 2.40/each | 1, 10
Garlic | 11.50/kg | 1, 5, 10
Ginger | 13.00/kg | 1, 5, 10
Green beans | 6.90/kg | 1, 5, 10
Green cabbage | 3.40/each | 1, 8
Red cabbage | 3.90/each | 1, 8
Iceberg lettuce | 2.60/each | 1, 12
Kale | 2.80/each | 1, 10
Leeks | 1.90/each | 1, 15
Mixed salad leaves | 10.80/kg | 1, 1.5, 3
Rocket | 12.40/kg | 1, 1.5
Parsnips | 4.90/kg | 1, 5
Washed potatoes | 1.70/kg | 1, 10, 20
Kipfler potatoes | 4.30/kg | 1, 5, 10
Sweet potatoes | 2.90/kg | 1, 9, 18
Radish | 2.20/each | 1, 10
Red capsicum | 5.60/kg | 1, 8
Yellow capsicum | 6.40/kg | 1, 5
Red chillies | 14.00/kg | 1, 5
Silverbeet | 2.90/each | 1, 10
Snow peas | 12.00/kg | 1, 5
Sugar snap peas | 13.50/kg | 1, 5
Sweet corn | 1.10/each | 1, 48
Zucchini | 3.60/kg | 1, 5, 10
Basil | 2.40/bunch | 1, 10
Chives | 2.20/bunch | 1, 10
Coriander | 2.10/bunch | 1, 10
Dill | 2.20/bunch | 1, 10
Flat leaf parsley | 2.10/bunch | 1, 10
Mint | 2.20/bunch | 1, 10
Rosemary | 2.20/bunch | 1, 10
Sage | 2.30/bunch | 1, 10
Thyme | 2.30/bunch | 1, 10
Free range eggs 600g | 0.42/each | 30, 180
Free range eggs 700g | 0.46/each | 30, 180
Diced pumpkin | 4.60/kg | 1, 5
Peeled potatoes | 3.10/kg | 5, 10
Sliced carrots | 3.60/kg | 1, 5
Diced celery | 5.20/kg | 1, 5
Shredded cabbage | 4.10/kg | 1, 5
Fruit salad | 9.60/kg | 1, 5
Baby spinach washed | 9.80/kg | 1, 3
`

export const DAIRY = `
Full cream milk | 1.55/L | 2, 3, 10
Skim milk | 1.55/L | 2, 10
Lite milk | 1.55/L | 2, 10
Buttermilk | 3.40/L | 1, 5
Thickened cream | 7.60/L | 1, 2, 5
Pure cream | 8.20/L | 1, 5
Sour cream | 7.10/kg | 1, 2, 5
Creme fraiche | 14.50/kg | 1, 2
Unsalted butter | 13.60/kg | 1, 5, 10
Salted butter | 13.20/kg | 1, 5, 10
Greek yoghurt | 6.20/kg | 1, 5, 10
Vanilla yoghurt | 6.60/kg | 1, 5
Tasty cheese grated | 12.80/kg | 2, 6
Tasty cheese block | 11.90/kg | 1, 5
Mozzarella grated | 12.60/kg | 2, 6
Bocconcini | 17.50/kg | 1, 2
Cream cheese | 11.80/kg | 1, 2
Danish feta | 14.20/kg | 2, 8
Parmesan grated | 26.00/kg | 1, 5
Ricotta | 9.40/kg | 1, 2
Haloumi | 23.00/kg | 1, 2
Mascarpone | 14.00/kg | 1, 2
Cottage cheese | 9.20/kg | 1, 2
Vanilla ice cream | 6.40/L | 4, 10
`

export const BEEF = `
Beef brisket | 16.40/kg | 1, 5, 15
Beef chuck | 15.20/kg | 1, 5, 15
Beef mince | 12.90/kg | 1, 5, 10
Beef stir fry strips | 17.80/kg | 1, 5
Beef burger patties 120g | 14.60/kg | 2.4, 6
Beef short ribs | 21.50/kg | 1, 5
Beef sausages | 11.40/kg | 1, 5, 10
Beef osso buco | 15.90/kg | 1, 5
Eye fillet | 49.00/kg | 1, 5
Scotch fillet | 39.50/kg | 1, 5, 10
Rump steak | 24.80/kg | 1, 5, 10
Skirt steak | 21.00/kg | 1, 5
Flank steak | 22.00/kg | 1, 5
Topside roast | 16.80/kg | 1, 5
Silverside corned | 13.80/kg | 1, 5
Veal schnitzel | 28.00/kg | 1, 5
Lamb shoulder | 17.20/kg | 1, 5, 15
Lamb leg | 16.40/kg | 1, 5, 15
Lamb shanks | 17.90/kg | 1, 5
Lamb cutlets | 42.00/kg | 1, 5
Lamb mince | 16.90/kg | 1, 5
Lamb backstrap | 39.00/kg | 1, 5
Pork belly | 15.60/kg | 1, 5, 10
Pork shoulder | 11.20/kg | 1, 5, 15
Pork loin | 14.40/kg | 1, 5
Pork mince | 11.80/kg | 1, 5
Pork ribs | 16.20/kg | 1, 5, 10
Pork sausages | 11.90/kg | 1, 5, 10
Streaky bacon | 17.60/kg | 1, 5
Short cut bacon | 16.80/kg | 1, 5
Leg ham sliced | 15.40/kg | 1, 5
Chicken breast fillet | 12.40/kg | 1, 5, 10
Chicken thigh fillet | 13.60/kg | 1, 5, 10
Chicken schnitzel | 15.80/kg | 1, 5
Chicken wings | 6.90/kg | 1, 5, 10
Chicken drumsticks | 5.80/kg | 1, 5, 10
Chorizo | 19.80/kg | 1, 5
Salami sliced | 22.40/kg | 1, 5
Kangaroo fillet | 29.00/kg | 1, 5
Goat diced | 19.50/kg | 1, 5
`

export const POULTRY = `
Free range chicken breast fillet | 16.80/kg | 1, 5, 10
Free range chicken thigh fillet | 17.40/kg | 1, 5, 10
Free range chicken drumsticks | 8.20/kg | 1, 5, 10
Free range chicken wings | 9.40/kg | 1, 5, 10
Free range chicken maryland | 9.80/kg | 1, 5, 10
Free range chicken mince | 13.20/kg | 1, 5
Free range chicken tenderloin | 18.60/kg | 1, 5
Free range chicken sausages | 14.90/kg | 1, 5
Chicken livers | 7.60/kg | 1, 5
Chicken carcass | 2.40/kg | 10, 20
Duck breast | 31.00/kg | 1, 5
Duck legs | 19.50/kg | 1, 5
Whole duck | 15.40/kg | 2, 10
Turkey breast | 18.80/kg | 1, 5
Quail | 4.80/each | 1, 6, 30
Free range eggs 700g | 0.48/each | 30, 180
`

export const PACKAGING = `
Coffee cups 4oz | 0.075/each | 50, 500, 1000
Coffee cups 6oz | 0.085/each | 50, 500, 1000
Coffee cups 8oz | 0.092/each | 50, 500, 1000
Coffee cups 12oz | 0.108/each | 50, 500, 1000
Coffee cups 16oz | 0.128/each | 50, 500, 1000
Coffee cup lids 8oz | 0.055/each | 50, 500, 1000
Coffee cup lids 12oz | 0.058/each | 50, 500, 1000
Cold cups 12oz | 0.118/each | 50, 500, 1000
Cold cups 16oz | 0.132/each | 50, 500, 1000
Cold cup lids | 0.062/each | 50, 500, 1000
Paper straws | 0.024/each | 250, 1000, 2500
Wooden stirrers | 0.009/each | 1000, 10000
Cup carriers 2 cup | 0.16/each | 50, 400
Cup carriers 4 cup | 0.19/each | 50, 300
Napkins 1 ply | 0.011/each | 500, 5000
Napkins 2 ply | 0.019/each | 250, 2000
Dinner napkins | 0.052/each | 100, 1000
Paper bags small brown | 0.048/each | 250, 1000
Paper bags medium brown | 0.066/each | 250, 1000
Paper bags large brown | 0.092/each | 250, 500
Carry bags with handles | 0.29/each | 50, 250
Greaseproof paper | 0.061/each | 400, 1600
Baking paper roll | 14.80/each | 1, 6
Cling wrap 33 cm | 16.40/each | 1, 6
Cling wrap 45 cm | 21.80/each | 1, 6
Aluminium foil 44 cm | 27.50/each | 1, 4
Pizza boxes 9 inch | 0.34/each | 50, 100
Pizza boxes 13 inch | 0.46/each | 50, 100
Burger boxes | 0.21/each | 50, 250, 500
Snack boxes small | 0.24/each | 50, 250
Snack boxes large | 0.31/each | 50, 250
Noodle boxes 16oz | 0.22/each | 50, 500
Noodle boxes 26oz | 0.27/each | 50, 500
Takeaway containers 500ml | 0.17/each | 50, 500
Takeaway containers 750ml | 0.19/each | 50, 500
Takeaway container lids | 0.09/each | 50, 500
Sugarcane plates 7 inch | 0.13/each | 50, 500
Sugarcane plates 9 inch | 0.18/each | 50, 500
Sugarcane clamshells | 0.28/each | 50, 250
Paper bowls 12oz | 0.19/each | 50, 500
Soup cups 16oz | 0.24/each | 50, 500
Wooden forks | 0.045/each | 100, 1000
Wooden knives | 0.045/each | 100, 1000
Wooden spoons | 0.045/each | 100, 1000
Portion cups 2oz | 0.038/each | 100, 2500
Portion cup lids 2oz | 0.026/each | 100, 2500
Till rolls 80 x 80 | 1.85/each | 4, 24
Eftpos rolls 57 x 38 | 0.72/each | 10, 50
Vacuum bags | 0.14/each | 100, 1000
Piping bags | 0.23/each | 100, 500
Food labels | 0.021/each | 500, 2500
Sandwich wedges | 0.26/each | 50, 500
`

export const CLEANING = `
Dishwashing liquid | 3.10/L | 5, 20
Machine dishwashing liquid | 4.20/L | 5, 20
Rinse aid | 5.40/L | 5, 20
Sanitiser | 4.60/L | 5, 20
Surface spray | 4.10/L | 5, 20
Floor cleaner | 3.40/L | 5, 20
Oven cleaner | 6.20/L | 5, 20
Glass cleaner | 3.30/L | 5, 20
Bleach | 2.10/L | 5, 20
Degreaser | 4.80/L | 5, 20
Hand soap | 4.40/L | 5, 20
Hand sanitiser | 6.90/L | 1, 5
Disinfectant | 3.20/L | 5, 20
Coffee machine cleaner | 34.00/kg | 0.5, 1
Toilet rolls 2 ply | 0.72/each | 48, 96
Paper towel rolls | 2.90/each | 6, 16
Interleaved hand towels | 0.018/each | 2400, 4800
Bin liners 36L | 0.085/each | 50, 500
Bin liners 72L | 0.16/each | 50, 250
Bin liners 120L | 0.29/each | 50, 200
Scourers | 0.62/each | 10, 60
Microfibre cloths | 1.10/each | 10, 50
Disposable gloves | 0.075/each | 100, 1000
Mop heads | 6.80/each | 1, 10
`
