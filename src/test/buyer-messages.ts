/**
 * What cafe owners type on a phone, each with the facts that its reply must hold: `message | categories of the cards | place | needs`. In
 * place of categories, `?` is a question back, `no` an honest no, `site` an answer about the marketplace. Needs: `verified`, `offer`,
 * `min` with dollars, a weekday.
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
paper bags brisbane | Packaging | Brisbane
salad boxes | Packaging
paper straws 500 | Packaging
halal meat sydney | Meat | Sydney
halal chicken | Meat
lamb shoulder for a weekend special | Meat
bacon | Meat
free range eggs | *
chicken wings 20kg a week brisbane | Meat | Brisbane
fish hobart | Seafood | Hobart
oysters | Seafood
need fresh fish for friday | Seafood | | fri
scallops tas | Seafood | TAS
sourdough | Baked Goods
gluten free bread | Baked Goods
bagels | Baked Goods
croissants canberra | Baked Goods | Canberra
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
social media manager melbourne | Social Media | Melbourne
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
almond milk sydney nsw | Dairy,Coffee | Sydney
latte art class | Coffee
barista training sydney | Coffee | Sydney
cold brew keg brisbane | Coffee | Brisbane
single origin ethiopia | Coffee
chocolate powder | *
vegan pastries | Baked Goods
kale | Fresh Produce
carrots 10kg brisbane | Fresh Produce | Brisbane
calamari hobart | Seafood | Hobart
smoked brisket | no
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
cakes for the cabinet melb | Baked Goods | Melbourne
yoghurt | Dairy
ice cream | Dairy
haloumi | Dairy
eggs melbourne | * | Melbourne
flour | *
`
