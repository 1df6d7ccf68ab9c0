/** Goods named by what they are for, as judge.ts describes them: the last word says what they are. */
export const COMPOUND_MESSAGES = `
dishwasher tabs | Cleaning
dishwasher pods melbourne | Cleaning | Melbourne
glasswasher powder 10kg | Cleaning | | qty:10kg
combi oven tabs | Cleaning
steam oven cleaning liquid | Cleaning
toilet tabs brisbane | Cleaning | Brisbane
washing machine powder | Cleaning
laundry pods | Cleaning
rinse aid pods | Cleaning
coffee machine tabs | Cleaning,Coffee
espresso machine tablets sydney | Cleaning,Coffee | Sydney
fryer cleaning powder | Cleaning
coffee machine pods | Coffee
salad boxes | Packaging
salad containers with lids adelaide | Packaging | Adelaide
donut boxes x 500 | Packaging | | qty:500
croissant bags | Packaging
cupcake boxes sydney | Packaging | Sydney
pasta boxes 1000 | Packaging | | qty:1000
fries boxes | Packaging
chip trays | Packaging
hot dog trays | Packaging
kebab boxes | Packaging
taco trays | Packaging
lunch boxes for takeaway | Packaging
bread bags | Packaging
dessert tubs with lids | Packaging
oven liners | Packaging,Cleaning
fryer liners | Packaging,Cleaning
cheese paper | Packaging
butter paper | Packaging
chicken labels | Packaging
wine labels | Packaging,Graphic Design
ice machine filter | Machine Repairs
oven seal melbourne | Machine Repairs | Melbourne
yoghurt 10kg tubs | Dairy
avocado trays | Fresh Produce
milk bottles 2L | Dairy
beer kegs | Spirits
tomato boxes | Fresh Produce
`
