/** Messages with context before or after what is asked for, as read-messages.test.ts describes them. */
export const STORY_MESSAGES = `
hi there, we just took over a little place in thornbury and the old owners supplier wont deal with us, after bread mainly sourdough and some rolls | Baked Goods | Thornbury
our milk guy has let us down again 3rd time this month, need someone reliable for milk in brunswick | Dairy | Brunswick
machine died in the middle of the rush, la marzocco linea, leaking everywhere, marrickville | Machine Repairs | Marrickville
help!! coffee machine wont heat up and we open at 6 alexandria nsw | Machine Repairs | Alexandria
dishwasher broke down last night full service tonight moorabbin anyone | Machine Repairs | Moorabbin
the grinder is making a horrible noise, who can look at it in brunswick vic | Machine Repairs | Brunswick
were opening in 3 weeks in fremantle and still havent sorted cups and takeaway boxes | Packaging | Fremantle
my wife runs a food truck around geelong and shes looking for burger patties maybe 200 a week | Meat | Geelong | qty:200
been using the same roaster for ten years and want to try something different, single origin, melbourne | Coffee | Melbourne
customers keep asking for oat milk, who does it in perth | Dairy,Coffee | Perth
not happy with our current fruit and veg, prices keep going up and half of it is off. anyone good in homebush | Fresh Produce | Homebush
we go through about 20kg of beans a week and would like a loan grinder, preston | Coffee | Preston | qty:20kg
barista just quit need someone by monday in surry hills | Staff/Recruiting | Surry Hills
council says we need a grease trap pump out every 3 months, dandenong | Cleaning | Dandenong
hey so i run a small bakery cafe in hobart and im sick of driving to get flour, who delivers | Baked Goods,Fresh Produce | Hobart
hi guys can you tell me who sells halal chicken near auburn, about 30kg a week | Meat | Auburn | qty:30kg
thinking of adding fish tacos to the menu so we need white fish, brisbane | Seafood | Brisbane
my accountant says i should have business interruption cover, who does that | Insurance
landlord wants proof of public liability by friday | Insurance
the internet is terrible here in darwin, we need something that works for eftpos | Phone/Internet,IT Services | Darwin
doing a wedding for 120 people on the 14th and need oysters, batemans bay | Seafood | Batemans Bay
our customers are mostly coeliac lately so gluten free cakes would be good, salisbury qld | Baked Goods | Salisbury
going plastic free from january and need compostable cups with lids and paper straws sydney | Packaging | Sydney
we want our own logo printed on the takeaway cups, small run, adelaide | Packaging | Adelaide
staff keep burning through gloves and cling film, need bulk, wetherill park | Packaging,Cleaning | Wetherill Park
we do about 80 kids hot chocolates a day and need drinking chocolate in bulk | Coffee,Tea,Beverages
my partner and i are starting a gelato cart on the sunshine coast and need gelato base | Dairy | Sunshine Coast
hoping someone can do croissants before 5.30 every morning in tempe, we do 80 on weekdays and 120 on weekends | Baked Goods | Tempe
had a customer with an allergy so now we need lactose free milk too, bega | Dairy | Bega
new venue opens in march, need chairs and tables for 60 seats, dandenong | Furniture | Dandenong
the espresso machine needs its yearly service before winter, southport | Machine Repairs | Southport
i have no idea where to start but we need someone to take photos and run the socials, collingwood | Social Media | Collingwood
looking to change our menus and get a sign done for the front window, hobart | Graphic Design | Hobart
we are a 30 seat cafe, we'd like organic tea, loose leaf, maybe 3 kg a month, fremantle | Tea | Fremantle | qty:3 kg
quick one, does anyone do kegs of cold brew, newstead | Coffee | Newstead
just wondering if theres anyone who does pizza dough balls in canberra | Baked Goods | Canberra
my usual egg man retired, need 15 dozen a week, epping vic | Fresh Produce,Meat,Dairy | Epping | qty:15 dozen
kitchen is filthy and the inspector is coming, someone to deep clean hoods and floors revesby | Cleaning | Revesby
pos system crashed again, second time this week, need someone in fortitude valley | IT Services | Fortitude Valley
receipt printer doesnt print since the update, adelaide | IT Services | Adelaide
we ran out of takeaway lids, can anyone do next day rocklea | Packaging | Rocklea
trying to find a butcher who does grass fed beef and cuts portions, wacol | Meat | Wacol
after 50 kg potatoes and 20 kg onions twice a week to sunshine | Fresh Produce | Sunshine | qty:50 kg
need 10 bags of ice and 6 cartons of coke for saturday botany | Beverages | Botany | qty:10 bags
hi my name is sam, i have a cafe in katoomba, i would like matcha please | Tea | Katoomba
good morning, do you have anyone who supplies bacon and ham in lobethal | Meat | Lobethal
our chef wants native ingredients like lemon myrtle and wattleseed | Tea,Fresh Produce
can someone fix a walk in coolroom in moorabbin, its sitting at 9 degrees | Machine Repairs | Moorabbin
we need linen and aprons washed weekly, moorooka | Uniforms,Cleaning | Moorooka
been burnt by big companies, want a small roaster that actually picks up the phone, preston | Coffee | Preston
opening hours are 6 to 3 so delivery has to be before 6, bread, coburg | Baked Goods | Coburg
need fish fridays only, about 15 kg flake and 10 kg prawns, west melbourne | Seafood | West Melbourne | qty:15 kg
any chance of a supplier for dairy free cheese | Dairy
getting complaints about our coffee being too bitter, need a new bean supplier in hindmarsh | Coffee | Hindmarsh
the boss wants kombucha on tap instead of bottles, brunswick east | Beverages | Brunswick East
is there anybody in nt who does asian greens | Fresh Produce | NT
our old website doesnt work on phones, need a new one, fitzroy | Web Design | Fitzroy
new uniforms for 8 staff, black aprons, abbotsford vic | Uniforms | Abbotsford
we sell heaps of toasties so bread and cheese, bendigo | Baked Goods,Dairy | Bendigo
do u know anyone doing frozen chips in bulk, canning vale | Fresh Produce,Meat,Seafood | Canning Vale
need 2 baristas for the weekend perth | Staff/Recruiting,no | Perth
gin and whisky wholesaler for small bar | Spirits
apron and chef jackets for 6 staff | Uniforms
wifi for my restaurant keeps dropping out | Phone/Internet,IT Services
i hate my current coffee supplier | Coffee
gluten free wraps for the display fridge | Baked Goods
morning! need eggs for saturday brunch, about 30 dozen, we're in Fitzroy | Fresh Produce,Dairy | Fitzroy
new cafe opening Jan in Bendigo need everything | ? | Bendigo
gas leak kitchen | Machine Repairs
our grinder is making a weird noise | Machine Repairs
fish supplier for a sushi bar in Perth | Seafood | Perth
table cloths and napkins for a wedding 120 guests | Uniforms
staff for new years eve 6 waiters | Staff/Recruiting
list all coffee suppliers in Adelaide | Coffee,no | Adelaide
dishie needed fri sat nights Glebe | Staff/Recruiting | Glebe
second hand coffee machine 2 group | Machine Repairs,Coffee,no
St Ali beans wholesale | Coffee
strawbs and blueberries for smoothies | Fresh Produce,Beverages
rubbish collection | Cleaning
any1 stock lactose free milk in perth | Dairy,no | Perth
the ice machine died last night help | Machine Repairs
who supplies to food trucks in Brisbane | ?
do any of you deliver interstate | ?
bread hawthorn | Baked Goods | Hawthorn
looking for sustainable packaging, coffee cups mainly, about 3000 per month | Packaging
our POS keeps freezing | IT Services
organic veggies Byron Bay | Fresh Produce,no | Byron Bay
beans not too dark | Coffee
lowest minimum order bread Sydney | Baked Goods | Sydney
`
