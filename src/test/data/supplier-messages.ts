/**
 * What suppliers type, each with what its reply is about: `message | kind of the suggestions | words that the message holds`. `-` is a reply
 * without a suggestion. The listing is that of `supplier-chat.test.ts`.
 */
export const SUPPLIER_MESSAGES = `
what should I improve next | - | answer the 1 request
how can i get more customers | - | Next:
tips pls | - | Next:
what's missing on my listing | - | of its 8 parts
how do I rank higher | - | Next:
help me stand out | - | Next:
rewrite my description | description | leaves out
can you write a better description for us | description | leaves out
my about text sucks | description | leaves out
describe my business | description | leaves out
make my bio longer | description | leaves out
listing text | description | leaves out
what should my quote form ask | quoteField | Your form has
add fields to my form | quoteField | which it does not ask for
which questions should I ask buyers | quoteField | Your form has
form fields for coffee | quoteField | For Coffee
help me answer the open request | answer | One request waits
draft a reply to corner cafe | answer | Corner Cafe
answer request no 1 | answer |
what can I say to the customer, draft an answer | answer | draft of the note
who is waiting for me | answer | One request waits
write a response | answer | draft of the note
idea for a post | post | brackets
instagram caption please | post | brackets
what can i put on facebook | post | brackets
social media ideas | post | brackets
linkedin post | post | brackets
how was this week | - | This week has had
what do my figures mean | - | profile view
how many views did i get | - | profile view
stats | - | twelve weeks
how is my listing doing | - | This week has had
what did buyers search for | - | comes with a plan
which keywords found me | - | comes with a plan
how do people find us | - | comes with a plan
how do i get more reviews | - | You have no reviews yet
my rating? | - | You have no reviews yet
how do I get the verified badge | - | documents
what does the professional plan cost | - | pricing page
is it free | - | A listing is free
hi | - | Hello.
thanks mate | - | You are welcome
what's the weather | - | I only know about your listing
`
  .trim()
  .split('\n')
  .map((line) => {
    const [message = '', kind = '', words = ''] = line.split('|').map((part) => part.trim())
    return { message, kind: kind === '-' ? null : kind, words }
  })
