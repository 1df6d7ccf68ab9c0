/** Hurried messages that name goods or a service, as read-messages.test.ts describes them. */
export const GOODS_MESSAGES = `
hey need some decent sourdough delivered to fitzroy, dont need much | Baked Goods | Fitzroy
15 doz free range eggs a week brunswick east | Fresh Produce,Meat,Dairy | Brunswick East | qty:15 doz
eggs 30 dozen 700g free range to coburg | Fresh Produce,Meat,Dairy | Coburg | qty:30 dozen
oat milk 10 cartons a wk parramatta | Dairy,Coffee | Parramatta | qty:10 cartons
whos got barista almond milk in perth | Dairy,Coffee | Perth
takeaway cups 8oz x 2000 double wall and lids adelaide | Packaging | Adelaide | qty:2000
compostible takeaway cups 12oz newtown | Packaging | Newtown
napkins 2ply 10 cartons | Packaging
brown paper bags with twisted handles | Packaging
coffe beens 12kg week carlton | Coffee | Carlton | qty:12kg
single orgin beans filter roast hobart | Coffee | Hobart
dirty chai concentrate bulk | Tea,Coffee
matcha ceremonial grade 2kg sydney | Tea | Sydney | qty:2kg
sticky chai and hot choc powder brisbane | Tea,Coffee,Beverages | Brisbane
english breakfast teabags 1000 | Tea | | qty:1000
smashed avo... need avocados 3 trays a week newtown | Fresh Produce | Newtown | qty:3 trays
cos lettuce rocket and cherry toms | Fresh Produce
potatoes for chips 20kg bags x 4 dandenong | Fresh Produce | Dandenong | qty:4
micro herbs & edible flowers melb cbd | Fresh Produce | Melbourne
bacon 10kg streaky wk | Meat | | qty:10kg
halal chicken thigh 40 kg every thursday auburn nsw | Meat | Auburn | qty:40 kg
smashed burger patties 120g x 300 | Meat | | qty:300
smoked salmon 5kg byron bay | Seafood | Byron Bay | qty:5kg
prawns green peeled 16/20 cairns | Seafood | Cairns
squid for salt and pepper squid, frozen ok | Seafood
gf bread and muffins ipswich | Baked Goods | Ipswich
vegan cakes whole ones for display cabinet melbourne | Baked Goods | Melbourne
plain croissants 60 a day to surry hills by 6am | Baked Goods | Surry Hills | qty:60
bagels 10 dozen | Baked Goods | | qty:10 dozen
brioche burger buns 200 fri sat sun | Baked Goods | | qty:200
full cream milk 2L x 40 wollongong | Dairy | Wollongong | qty:40
haloumi and feta geelong | Dairy | Geelong
greek yoghurt 10kg tubs | Dairy
unsalted butter for pastry 25kg | Dairy,Baked Goods | | qty:25kg
kombucha on tap brunswick | Beverages | Brunswick
sparkling water glass bottles 750ml 4 cases a fortnight | Beverages | | qty:4 cases
cold pressed oj gold coast | Beverages,Fresh Produce | Gold Coast
house wine by the keg adelaide hills | Spirits | Adelaide
gin for cocktails and some tonic | Spirits,Beverages
coffee liqueur for espresso martinis | Spirits
dishwasher chemicals & sanitiser townsville | Cleaning | Townsville
grease trap clean sunshine vic | Cleaning | Sunshine
used cooking oil pickup melbourne | Cleaning | Melbourne
aprons with logo embroidered x 12 | Uniforms | | qty:12
chef jackets hire brisbane | Uniforms | Brisbane
public liability insurance for a new cafe | Insurance
workers comp quote nsw | Insurance | NSW
guest wifi for the cafe | IT Services,Phone/Internet
eftpos machine and pos system canberra | IT Services,Phone/Internet | Canberra
nbn keeps dropping out darwin need new internet | Phone/Internet,IT Services | Darwin
new website with online ordering | Web Design
someone to run our instagram collingwood | Social Media | Collingwood
menu redesign and a logo | Graphic Design
second hand bentwood chairs 40 | Furniture | | qty:40
outdoor tables and umbrellas perth | Furniture | Perth
la marzocco service marrickville | Machine Repairs | Marrickville
grinder burrs need replacing brunswick | Machine Repairs | Brunswick
fridge not holding temp moorabbin | Machine Repairs | Moorabbin
casual barista for sat and sun surry hills | Staff/Recruiting | Surry Hills
relief chef this weekend perth | Staff/Recruiting | Perth
`
