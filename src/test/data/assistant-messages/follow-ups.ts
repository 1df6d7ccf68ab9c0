/**
 * Messages that lean on what was said before, `>` between them, as read-messages.test.ts describes them: what is right is so of the last reply.
 */
export const FOLLOW_UP_MESSAGES = `
coffee preston > 20kg a week | Coffee | Preston | qty:20kg
coffee preston > and tea | Tea | Preston
milk geelong > do they deliver wednesdays | Dairy | Geelong
sourdough coburg > whats the min order | Baked Goods | Coburg | says:minimum
eggs epping vic > 15 dozen > free range | Fresh Produce,Meat,Dairy | Epping | qty:15 dozen
beans sydney > anyone cheaper | Coffee | Sydney
cups brisbane > 12oz | Packaging | Brisbane
cups brisbane > 2000 of them | Packaging | Brisbane | qty:2000
meat > brisbane > halal | Meat | Brisbane
fish hobart > thanks | site
fish hobart > ok and prawns? | Seafood | Hobart
wifi > brisbane | IT Services,Phone/Internet | Brisbane
coffee melbourne > do they do decaf | Coffee | Melbourne | says:decaf
coffee melbourne > which one has decaf | Coffee | Melbourne | says:decaf
bread canberra > which is closer | Baked Goods | Canberra
veg perth > the first one | Fresh Produce | Perth
veg perth > what about the second | Fresh Produce | Perth
coffee melbourne > compare them | Coffee | Melbourne
coffee melbourne > ask both for a quote | Coffee | Melbourne
coffee melbourne > ask all three | Coffee | Melbourne | asks:3
packaging sydney > ask three of them for prices | Packaging | Sydney | asks:3
coffee melbourne > get quotes from all of them | Coffee | Melbourne
coffee melbourne > yes please | Coffee,?
coffee melbourne > no | ?,site
milk > parramatta > full cream 40 litres a week | Dairy | Parramatta | qty:40 litres
im after bread > suburb is newtown nsw > sourdough | Baked Goods | Newtown
pastries tempe > do they deliver sundays | Baked Goods | Tempe
pastries tempe > are they verified | Baked Goods | Tempe | says:verified
pastries tempe > hows the rating | Baked Goods | Tempe | says:out of 5
gin > sydney > something local | Spirits | Sydney
coffee machine repair sydney > how much | Machine Repairs | Sydney
coffee machine repair sydney > its a la marzocco linea pb | Machine Repairs | Sydney
machine broken > southport qld > espresso machine | Machine Repairs | Southport
hi > need cups > melbourne | Packaging | Melbourne
what is this > ok cool, need tea in perth | Tea | Perth
chairs melbourne > 40 of them, stackable | Furniture | Melbourne | qty:40
coffee adelaide > no, for brisbane sorry | Coffee | Brisbane
coffee adelaide > actually tea | Tea | Adelaide
coffee adelaide > can they lend a grinder | Coffee | Adelaide
lamb sydney > 20 kg > every tuesday | Meat | Sydney | qty:20 kg
lamb sydney > whats their number | Meat | Sydney
lamb sydney > none of those are any good | Meat,?,no
kombucha melbourne > in kegs | Beverages | Melbourne
kombucha melbourne > when do they deliver and whats the cut off | Beverages | Melbourne | says:deliver
cleaning chemicals brisbane > and gloves | Packaging,Cleaning | Brisbane
organic veg brisbane > how much is a box | Fresh Produce | Brisbane
prawns cairns > fresh not frozen | Seafood | Cairns
tin shed coffee > what about slow tram | =Slow Tram Roasting
tin shed coffee > do they deliver to geelong | =Tin Shed Coffee | Geelong
tin shed coffee > minimum? | =Tin Shed Coffee | | says:minimum
tin shed coffee > get a quote | =Tin Shed Coffee
coffee melbourne > where is my quote | quotes
need bread > how does this work | site
need bread > how does this work > bendigo | Baked Goods | Bendigo
aprons > with our logo > brisbane | Uniforms | Brisbane
butter > 25kg > dandenong | Dairy,Baked Goods | Dandenong | qty:25kg
insurance > for a cafe > parramatta | Insurance | Parramatta
coffee preston > sorry wrong suburb, its thornbury vic | Coffee | Thornbury
milk melbourne > and eggs? | Fresh Produce,Meat,Dairy | Melbourne
bagels adelaide > cheers mate thats great | site
takeaway cups > 12oz > 1000 > perth | Packaging | Perth
oat milk sydney > actually soy | Dairy | Sydney
chicken breast footscray > thighs instead | Meat | Footscray
packaging brisbane > just bags > paper ones | Packaging | Brisbane
my dishwasher broke > brisbane > can they come tomorrow | Machine Repairs | Brisbane
compare tin shed coffee and slow tram roasting > which is closer to carlton | =Slow Tram Roasting, Tin Shed Coffee | Carlton
coffee beans brunswick > do they do decaf > ok ask both | Coffee | Brunswick | asks:2
salt kiln > are they any good > do they deliver to kew > ask them for 20 loaves daily | =Salt Kiln
butcher glebe > never mind | site
`
