/** Questions about the marketplace, small talk and messages without goods, as read-messages.test.ts describes them. */
export const MARKETPLACE_MESSAGES = `
where is my quote | quotes
wheres my quote? | quotes
i asked for a quote yesterday and havent heard back | quotes
has anyone answered my request | quotes
how do i see my quotes | quotes
can i change my quote request | quotes
cancel my request | quotes
i lost the email with my quotes | quotes
hi | site
hello there | site
gday mate | site
good morning | site
thanks | site
thank you so much | site
cheers legend | site
ta | site
ok great | site
perfect thanks heaps | site
bye | site
is this free | site
how much does it cost to use this | site
do you charge commission | site
whats the catch | site
how does it work | site
how does this site work | site
what do i do now | site,?
who are you | site
are you a real person | site
can i talk to a human | site
do i need to sign up | site
how do i log in | site
i forgot my password | site
how do i delete my account | site
what does verified mean | site
can i trust the reviews | site
are the reviews real | site
who can see my phone number | site
do you sell my data | site
how do i become a supplier | site
i want to list my business | site
how much is a listing | site
can i save suppliers | site
how do i leave a review | site
do you deliver | site
do you have an app | site
can i pay here | site
how long until they reply | site
how many suppliers can i ask at once | site
is there a minimum order | site,?
you guys are useless | ?,site
this is rubbish | ?,site
i have a complaint about a supplier | site,?
help | ?,site
come | ?
can you help me | ?,site
who can come today | ?
i need it by friday | ?
something for my cafe | ?
delivery to brunswick please | ?
anyone local | ?
good suppliers near me | ?
we are opening soon | ?
need a hand | ?
what do you recommend | ?
the usual | ?
im not sure what i need | ?
asap please | ?
what is the weather tomorrow | ?,site,no
tell me a joke | ?,site
how are you | site,?
can i pay by card | site
do you take afterpay | site
how do we pay | site
i want to cancel my order | site
my delivery is late | site
our order was wrong this morning | site
how much is delivery | site
is shipping free | site
are the suppliers verified | site
are these businesses legit | site
can I get a refund on my subscription | site
how do i cancel my plan | site
how do reviews work | site
why cant i see prices | site
how do suppliers get listed first | site
do suppliers pay you | site
do any suppliers do 30 day accounts | site
can you call me | site
my name is Sam and i run a pub | ?
we own a small wine bar | ?
what's your name | site
do I need an ABN | site
are prices inc gst | site
can I pick up | site
`
