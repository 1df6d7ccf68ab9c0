/**
 * What cafe owners type one after the other, three messages each, with the facts of every reply as in buyer-messages.ts. Besides, `=1` and
 * `=2` are the first or second supplier of the last reply that showed two, `others` are suppliers that no earlier reply showed, and
 * `same` those of the last one.
 */
export const BUYER_DIALOGUES = `
coffee melbourne | Coffee | Melbourne
cheaper ones? | Coffee | Melbourne | cheap
the second one | Coffee | Melbourne | =2

coffee melbourne | Coffee | Melbourne
in brisbane instead | Coffee | Brisbane
only verified | Coffee | Brisbane | verified

need coffee beans | Coffee
preston | Coffee | Preston
25 kg a week | Coffee | Preston

oat milk | Dairy
perth | Dairy | Perth
and cups | Packaging | Perth

food suppliers | ?
meat | Meat
sydney | Meat | Sydney

hi | site
need bread | Baked Goods
coburg vic | Baked Goods | Coburg

fish hobart | Seafood | Hobart
on fridays | Seafood | Hobart | fri
and saturdays too | Seafood | Hobart | sat

coffee | Coffee
anyone else? | Coffee | | others
show me more | Coffee | | others

coffee sydney | Coffee | Sydney
anyone else? | Coffee | Sydney | others
in melbourne then | Coffee | Melbourne

coffee melb | Coffee | Melbourne
tell me about the first one | Coffee | Melbourne | =1
and the other one | Coffee | Melbourne | =2

coffee melb | Coffee | Melbourne
when do they deliver? | Coffee | Melbourne | same
ask the second one for a quote | Coffee | Melbourne | =2

coffee preston | Coffee | Preston
tell me more about tin shed | Coffee | Preston | =1
get me a quote | Coffee | Preston | =1

bread melbourne | Baked Goods | Melbourne
delivered sundays | Baked Goods | Melbourne | sun
only verified ones | Baked Goods | Melbourne | sun verified

packaging | Packaging
compostable | Packaging | | ~compostable
brisbane | Packaging | Brisbane | ~compostable

packaging sydney | Packaging | Sydney
anything on special? | Packaging | Sydney | offer
ta | site

coffee | Coffee
organic ones? | Coffee | | ~organic
how do quotes work? | site

is it free? | site
ok need napkins sydney | Packaging | Sydney
cheapest | Packaging | Sydney | cheap

are you a robot | site
lol ok. need veg | Fresh Produce
brisbane, organic | Fresh Produce | Brisbane | ~organic

veg melbourne | Fresh Produce | Melbourne
delivers wednesdays? | Fresh Produce | Melbourne | wed
any day is fine | Fresh Produce | Melbourne

verified coffee sydney | Coffee | Sydney | verified
doesnt have to be verified | Coffee | Sydney
cheaper | Coffee | Sydney | cheap

meat brisbane | Meat | Brisbane
small min | Meat | Brisbane | min150
next day delivery | Meat | Brisbane | nextday

coffee hobart | Coffee | Hobart
what about adelaide | Coffee | Adelaide
decaf | Coffee | Adelaide | ~decaf

coffee hobart | Coffee | Hobart
actually tea | Tea | Hobart | less
anywhere is fine | Tea

baristas | Staff/Recruiting
sydney | Staff/Recruiting | Sydney
for the weekend | Staff/Recruiting | Sydney

my espresso machine is broken | Machine Repairs
melbourne | Machine Repairs | Melbourne
do they do dishwashers too | Machine Repairs | Melbourne

eftpos brisbane | IT Services | Brisbane
and wifi | IT Services,Phone/Internet | Brisbane
thanks | site

website for my cafe | Web Design
with online ordering | Web Design
melbourne | Web Design | Melbourne

need a logo | Graphic Design,Web Design
in hobart | Graphic Design | Hobart
and menus | Graphic Design | Hobart

chicken wings | Meat | | nobody
in sydney | Meat | Sydney | nobody
ok just chicken then | Meat | Sydney | ~chicken

halal meat sydney | Meat | Sydney | ~halal
chicken | Meat | Sydney
whats their minimum order | Meat | Sydney | same

kombucha melb | Beverages | Melbourne
on tap | Beverages | Melbourne
are they verified? | Beverages | Melbourne | same

takeaway cups sydney | Packaging | Sydney
and lids | Packaging | Sydney
by monday | Packaging | Sydney | mon

gin | Spirits
sydney | Spirits | Sydney
wine as well | Spirits | Sydney

help | ?
coffee | Coffee
newcastle | Coffee | Newcastle

preston | ?
coffee | Coffee | Preston
and milk | Dairy | Preston

submarines | no
sorry, sandwiches | Baked Goods
melbourne | Baked Goods | Melbourne

coffee melbourne | Coffee | Melbourne
do they deliver on fridays? | Coffee | Melbourne | same
do they deliver to brunswick? | Coffee | Brunswick | same

tables and chairs melbourne | Furniture | Melbourne
outdoor ones | Furniture | Melbourne | ~outdoor
the cheapest | Furniture | Melbourne | cheap

aprons | Uniforms
melbourne | Uniforms | Melbourne
with our logo | Uniforms | Melbourne

public liability | Insurance
sydney | Insurance | Sydney
how long does a quote take | site

cakes melb | Baked Goods | Melbourne | less
brisbane then | Baked Goods | Brisbane | ~cakes
gluten free | Baked Goods | Brisbane | ~gluten

best coffee in melbourne | Coffee | Melbourne
with a small minimum | Coffee | Melbourne | min150
and a grinder on loan | Coffee | Melbourne | ~grinder

prawns cairns | Seafood | Cairns
verified only | Seafood | Cairns | less
doesnt need to be verified | Seafood | Cairns

need milk tomorrow sydney | Dairy | Sydney | nextday
5 litres | Dairy | Sydney | nextday
soy | Dairy,Coffee | Sydney

chai melbourne | Tea | Melbourne
the first one | Tea | Melbourne
who sees my details | site

coffee melbourne | Coffee | Melbourne
both | Coffee | Melbourne | same
how much do they charge | Coffee | Melbourne | same

oat milk perth | Dairy | Perth
what is their phone number | Dairy | Perth | same
and napkins | Packaging | Perth

coffee melbourne | Coffee | Melbourne
any of them verified? | Coffee | Melbourne | same
which is cheaper | Coffee | Melbourne | cheap

coffee melbourne | Coffee | Melbourne
do they have decaf | Coffee | Melbourne | ~decaf
do they deliver on mondays | Coffee | Melbourne | same
`
