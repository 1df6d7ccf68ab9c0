/**
 * Prices of a wholesaler of everything, `item | pack | dollars`. A draft of an answer names those that fit what is asked for.
 */
export const PRICE_LIST = `
Full cream milk | 2 L | 3.10
Skim milk | 2 L | 3.00
Oat milk barista | 6 x 1 L | 21.60
Almond milk | 8 x 1 L | 30.40
Bonsoy | 6 x 1 L | 24.00
Thickened cream | 5 L | 38.00
Unsalted butter | 10 x 500 g | 62.00
Peanut butter | 2 kg | 19.00
Free range eggs 700 g | 15 dozen | 78.00
Cage eggs 600 g | 15 dozen | 52.00
House blend | 1 kg | 31.50
Decaf beans | 1 kg | 36.00
Drinking chocolate | 2 kg | 33.00
Vanilla syrup | 750 ml | 12.50
Caramel syrup | 750 ml | 12.50
Double wall cups 8 oz | 500 | 71.00
Double wall cups 12 oz | 500 | 88.00
Lids | 1000 | 59.00
Paper bags | 500 | 22.00
Sourdough loaf | 900 g | 6.20
Gluten free bread | 1 kg | 8.90
Croissants | 60 | 78.00
Chicken thigh fillets | 5 kg | 62.50
Chicken breast fillets | 5 kg | 66.00
Beef mince | 5 kg | 58.00
Roma tomatoes | 10 kg | 34.00
Tomato sauce | 4 L | 17.00
Lemons | 10 kg | 30.00
Orange juice | 2 L | 9.50
Apple juice | 2 L | 8.50
Lemon myrtle tea | 500 g | 42.00
Sugar sticks | 2000 | 28.00
Dishwasher tablets | 200 | 64.00
Milk crates | each | 11.00
Nightjar No. 7 | 1 kg | 44.00
`

/**
 * What buyers write, the items of the list that the draft prices, and what it says of amounts and of what has no price; none of them where
 * nothing is there.
 */
export const DRAFTS = `
2 cartons oat milk a week | Oat milk barista | 2 cartons a week
full cream milk 40 L a week | Full cream milk | 40 L a week is 20 x 2 L
milk, skim only, 12 bottles | Skim milk | 12 bottles
we are after soy milk, 6 a week | | Soy milk, 6 a week: [your price]
bonsoy 3 cartons | Bonsoy | 3 cartons
cream for whipping, 10 L thickened | Thickened cream | 10 L is 2 x 5 L
butter unsalted 25 kg | Unsalted butter | 25 kg is 5 x 10 x 500 g
salted butter 25 kg | | [your price]
free range eggs 700g, 30 dozen | Free range eggs 700 g | 30 dozen is 2 x 15 dozen
eggs 15 dozen | Free range eggs 700 g; Cage eggs 600 g |
20kg house blend coffee beans every week | House blend | 20kg every week
coffee beans 10 kg a week | House blend; Decaf beans | 10 kg a week
beans | House blend; Decaf beans |
eggs 600 g 15 dozen | Cage eggs 600 g | 15 dozen
decaf 2kg | Decaf beans | 2kg
hot chocolate powder 4 kg | Drinking chocolate | 4 kg is 2 x 2 kg
coffee syrup vanilla, a dozen | Vanilla syrup | a dozen
hazelnut syrup | | Hazelnut syrup: [your price]
8oz takeaway cups 2000 | Double wall cups 8 oz | 2000
16oz cups | | [your price]
12oz double wall cups with lids | Double wall cups 12 oz; Lids |
paper straws and paper bags | Paper bags | Paper straws: [your price]
sourdough 20 loaves daily | Sourdough loaf | 20 loaves daily
gf bread 10 a day | Gluten free bread | 10
almond croissants 60 | | Almond croissants, 60: [your price]
chicken thighs 20 kg every tuesday | Chicken thigh fillets | 20 kg is 4 x 5 kg
chicken stock 10 L | | [your price]
vegan mince | | Vegan mince: [your price]
tomatoes 20 kg | Roma tomatoes | 20 kg is 2 x 10 kg
tomato relish | | Tomato relish: [your price]
oranges 2 boxes | | Oranges, 2 boxes: [your price]
orange juice 24 L | Orange juice | 24 L is 12 x 2 L
low sugar cordial | | [your price]
dishwasher tabs | Dishwasher tablets |
nightjar 5 kg a fortnight | Nightjar No. 7 | 5 kg a fortnight
milk 2L x 12, lemons 10kg and a box of crisps | Full cream milk; Skim milk; Lemons | [your price]
we are opening in Preston and would like to talk about prices first | | [your prices]
`
