/** What people ask about the marketplace itself, and what is true of it. The first that fits is the answer. */
const ANSWERS: { asks: RegExp; answer: string }[] = [
  {
    asks: /\b(?:where|wheres|where['’]s|see|find|check|track|change|edit|cancel|withdraw|lost|status|view|heard|answered|replied|any (?:news|word))\b.*\b(?:my|the|a|our) (?:quotes?|requests?|enquir(?:y|ies)|quote requests?)\b|\b(?:asked for|sent|requested|put in|made|did|submitted) (?:a|my|the|an|some)? ?(?:quotes?|requests?|enquir(?:y|ies))\b|\bmy (?:quotes?|requests?)\b.*\b(?:yet|back|status|gone|lost|missing|come|arrived)\b|\b(?:not|havent|haven['’]t|nobody(?: has)?|no one(?: has)?|hasnt|didnt) (?:heard|got|get|received|answered|replied)\b.*\b(?:back|quotes?|answers?|repl(?:y|ies)|requests?)\b|^\s*my (?:quotes?|requests?)\s*[?.!]*$/i,
    answer:
      'Your requests and their answers are under “Your quote requests” (/quotes) when you are signed in, and behind the link in your email without an account. You can change or withdraw a request there too.',
  },
  {
    asks: /\bhow are you\b|\bare you (?:an? )?(?:real|human|robot|bot|person|ai|chat ?gpt)\b|\bam i (?:talking|chatting) (?:to|with)\b|\bwho are you\b|\bwhat are you\b(?! \w+ing)|\bwhat(?:'|’)?s? (?:is )?your name\b/i,
    answer: 'I am the assistant of this site: a program, not a person. I only know what suppliers say in their listings here.',
  },
  {
    asks: /\bdo (?:you|u)(?: guys)? (?:deliver|ship|sell)\s*[?!.]*$|\bcan (?:i|we) (?:order|buy|pay)(?: (?:here|online|through (?:you|this|here)))?\s*[?!.]*$/i,
    answer: 'Nothing is sold or delivered by this site itself: you ask suppliers for a quote here, and order from them directly.',
  },
  {
    asks: /\bwhat(?:'|’)?s? (?:is )?(?:this|the) (?:site|website|app|place)\b|\bwhat(?:'|’)?s? (?:is )?backdock\b|\bwhat (?:can|do) you do\b|\bhow can you help\b/i,
    answer:
      'This is a marketplace where Australian cafes and restaurants find suppliers and ask them for quotes. Tell me what you need and where, and I look for who fits.',
  },
  {
    asks: /\bneed (?:an account|to (?:sign|log|register))|\bhow (?:do|can) i (?:sign up|register|join|log ?in|sign in)\b|\bwithout (?:an account|signing up|registering)\b/i,
    answer: 'You can look for suppliers and ask for quotes without an account. With one you find all your requests in one place.',
  },
  {
    asks: /\bhow (?:long|fast|quick(?:ly)?|soon)\b.*\b(?:quotes?|reply|replies|answers?|respond|hear|back)\b/i,
    answer: 'That is up to each supplier, and I cannot promise a time. Whoever has not answered after two days is reminded.',
  },
  {
    asks: /\b(?:how|what) (?:do|does|happens|is).*\bquotes?\b|\bhow (?:do|does|can) (?:i|it|this|the site).*\b(?:work|order|use)\b/i,
    answer:
      'You say once what you need, and every supplier that you choose gets it and answers with prices. The link in your email shows their answers side by side, without an account.',
  },
  {
    asks: /\b(?:can|could|do|should|how (?:do|can|should)) (?:i|we|you)\b.*\b(?:pay|paypal|afterpay|credit card)\b|\b(?:pay|payment|charged?) (?:by|with|on) (?:a |my |credit |debit )*(?:card|invoice|account|cash|afterpay|paypal)\b|\bpayment (?:methods?|terms|options)\b/i,
    answer: 'Nothing is paid to this site: you agree on prices and terms with the supplier, and pay it directly.',
  },
  {
    asks: /\b(?:cancel|change|stop|return|refund|wrong|missing|late|damaged)\b.*\b(?:my|our|an?|the|last|todays?) (?:order|delivery|goods)\b|\b(?:my|our|the) (?:order|delivery)\b.*\b(?:late|wrong|missing|short|damaged|hasn['’]?t|didn['’]?t|never|not)\b/i,
    answer:
      'Orders are between you and the supplier, so please tell it directly: the phone number is on its page. A request for a quote can be withdrawn under “Your quote requests” (/quotes) or behind the link in your email.',
  },
  {
    asks: /\b(?:refund|cancel|change|upgrade|downgrade|pause)\b.*\b(?:subscription|plan|membership)\b|\b(?:subscription|membership)\b.*\brefund\b/i,
    answer:
      'Suppliers see, change and end their plan under “Subscription” when they are signed in. For a refund please write by the Contact page.',
  },
  {
    asks: /^\W*(?:how much|what)(?:['’]?s| is| are| does)? (?:the |a |your )?(?:delivery|shipping|freight)(?: (?:cost|fees?|charges?))?\W*$|^\W*(?:is (?:the )?(?:delivery|shipping) free|free (?:delivery|shipping))\W*$/i,
    answer:
      'Each supplier sets its own delivery days, minimum order and time to order by: its page has them, and what delivery costs comes with its quote. Tell me what you need and where, and I look for who delivers there.',
  },
  {
    asks: /\b(?:do|how much do|what do) (?:the )?suppliers? pay\b|\bsuppliers? pay (?:you|to be|for)\b|\bhow do you (?:make money|earn)\b|\bwho pays\b/i,
    answer:
      'A listing is free for suppliers, and those who want more pay for a plan: the pricing page says what each adds. Buyers pay nothing.',
  },
  {
    asks: /\b(?:is (?:it|this|the site)|are you) free\b|\b(?:cost|charge|fees?|commission|pay)\b.*\b(?:use|join|site|this|you)\b|\b(?:commissions?|fees?|any charges?|the catch)\b|\byou charge\b|\bhow much (?:is|does) (?:it|this|the site)\b/i,
    answer: 'Cafes and restaurants pay nothing here. You agree on prices with the supplier and pay it directly.',
  },
  {
    asks: /\bwhat (?:does|is|do).*\bverified\b|\bverified\b.*\b(?:mean|badge)\b|\b(?:are|is)\b (?:the |your |all |these )*(?:suppliers?|businesses|listings?)\b.*\b(?:verified|checked|vetted|legit\w*|genuine|real)\b/i,
    answer:
      'Verified means that we have checked the business details of a supplier. Ratings come from buyers and have nothing to do with it.',
  },
  {
    asks: /\bprivacy\b|\bmy (?:data|details|e-?mail(?: address)?|(?:phone )?number)\b|\bwho (?:sees|can see)\b/i,
    answer:
      'Your details go to the suppliers that you ask, and to no other business here. The privacy page says what is kept, and for how long.',
  },
  {
    asks: /\bhow (?:do|does) (?:the )?(?:reviews?|ratings?)\b.*\bwork\b|\breviews?\b.*\b(?:real|honest|fake|true|trust\w*)\b|\btrust\b.*\breviews?\b|\bwho writes\b/i,
    answer:
      'Reviews are written by signed-in buyers, one for each supplier. Those of a buyer whose quote was accepted are marked as verified.',
  },
  {
    asks: /\b(?:why|where|cant|can['’]?t|how)\b.*\b(?:see|find|are|no|show\w*|get)\b.*\b(?:prices?|pricing|price lists?)\s*[?.!]*$|\bwhy (?:are there )?no prices\b/i,
    answer:
      'Some listings name prices of products, and the rest comes with a quote: asking one or several suppliers takes two minutes and costs nothing.',
  },
  {
    asks: /\b(?:\d+|thirty|fourteen|seven)[ -]days?[ -](?:accounts?|terms?|credit)\b|\b(?:trade|credit) (?:accounts?|terms)\b/i,
    answer:
      'Terms of payment are each supplier’s own. Write in your request for a quote which terms you need: the answer says what it can do.',
  },
  {
    asks: /\bhow (?:do|does|are|is)\b.*\bsuppliers?\b.*\b(?:listed|ranked|sorted|ordered|first|top|higher|featured)\b|\b(?:featured|sponsored|promoted)\b.*\b(?:mean|work|suppliers?|listings?)\b|\bwhat does featured\b/i,
    answer: 'Lists are sorted by how well a supplier fits a search and by its ratings. Places that are paid for say “Featured”.',
  },
  {
    asks: /\b(?:list|add) my (?:business|company)\b|\bi(?:'|’)?m a supplier\b|\bbecome a supplier\b/i,
    answer: 'Suppliers register at “For suppliers” in the menu. A listing is free.',
  },
  {
    asks: /\b(?:talk|speak|chat) (?:to|with) (?:a |an |some)?(?:human|real person|person|someone|somebody|people|staff|support)\b|\b(?:contact|call|email|phone|reach) (?:you|support|backdock|the site|customer service)\b|\b(?:call|ring|phone) me\b|\bcustomer (?:service|support)\b/i,
    answer: 'I am a program. People read what you write on the Contact page, and answer by email.',
  },
  {
    asks: /\b(?:forgot|forgotten|lost|reset|change)\b.*\bpassword\b/i,
    answer: 'Choose “Forgot password” where you sign in: a link to set a new one comes by email.',
  },
  {
    asks: /\b(?:delete|close|remove)\b.*\b(?:my )?account\b/i,
    answer: 'You can delete your account, and take a copy of your data with you, on the Account page when you are signed in.',
  },
  {
    asks: /\b(?:can|how (?:do|can)) (?:i|we)\b.*\b(?:save|bookmark|favou?rite|shortlist)\b(?!.*\bmoney\b)/i,
    answer: 'Press the bookmark of a supplier to save it: the saved ones are in one list, and can be asked for a quote together.',
  },
  {
    asks: /\b(?:leave|write|post|give|edit|delete)\b.*\breviews?\b/i,
    answer: 'Open the page of the supplier and choose “Write a review”: you need an account, and can change it later.',
  },
  {
    asks: /\bneed (?:an? |my )?abn\b|\babn (?:needed|required|necessary)\b|\bwithout an abn\b/i,
    answer: 'You need no ABN to look for suppliers or to ask for quotes. A supplier may ask for yours before it opens an account.',
  },
  {
    asks: /\bgst\b.*\b(?:included|inclusive|added|extra|on top)\b|\b(?:inc|incl|ex|excl|include|including|plus|with|without) gst\b/i,
    answer: 'A quote says of each line whether GST is in it. Prices on listings are as their suppliers wrote them.',
  },
  {
    asks: /^\W*(?:can|could|may) (?:i|we) (?:pick|collect)(?: \w+)?(?: (?:up|it|orders?|instead))*\W*$|\bclick and collect\b/i,
    answer: 'Some suppliers let you collect an order. Write so in your request for a quote, and the answer says whether and where.',
  },
  {
    asks: /\b(?:have|is there|got) (?:an? |the )?(?:phone |mobile )?app\b(?! for)/i,
    answer: 'There is no app to install: the site works on phones, and can be put on the home screen.',
  },
  {
    asks: /\bhow many\b.*\b(?:ask|quotes?|at once|at a time)\b/i,
    answer: 'You can ask up to 50 suppliers at once, each of which answers you by itself.',
  },
  {
    asks: /\b(?:complain|complaint|report|scam|dodgy|ripped off|never (?:turned up|arrived|came))\b/i,
    answer:
      'I am sorry to hear that. Orders are between you and the supplier; what is wrong with a listing or a review can be reported on its page, or by the Contact page.',
  },
  {
    asks: /\b(?:how much|what)\b.*\blistings?\b|\bcost\b.*\blist(?:ing)?\b/i,
    answer: 'A listing is free. The pricing page says what each plan adds.',
  },
]

/** What is true of the marketplace. */
export const MARKETPLACE_FACTS = ANSWERS.map(({ answer }) => answer)

const GREETING =
  /^(?:hi|hello|hey|g['’]?day|yo|howdy|good (?:morning|afternoon|evening)|hiya|morning)(?: (?:there|mate|all|everyone|team|guys))?[\s!.,]*$/i
const THANKS =
  /^(?:thanks|thank you|thank u|cheers|ta|thx|tks|legend|perfect|great|awesome|ok|okay|bye|no worries|sweet|too easy|good one|cool|nice one|see (?:ya|you)|never ?mind|forget (?:it|that)|no,? (?:thanks|thank you|ta)|nah|nope|all good|that(?:'|’)?s (?:all|it))(?:[\s,.!]+(?:mate|so|very|much|heaps|a lot|lots|again|for|the|your|all|help|that(?:'|’)?s|is|it|legend|cheers|thanks|thank you|good|great|perfect|will do|bye|you|i(?:'|’)?m|done|now))*[\s!.,]*$/i

/** Returns the answer to a message that asks for no supplier: a question about the marketplace, a greeting or thanks; undefined for others. */
export function siteAnswerTo(message: string): string | undefined {
  if (GREETING.test(message)) return 'Hello. What are you looking for, and which suburb should it come to?'
  if (THANKS.test(message)) return 'You are welcome. Just ask when you need another supplier.'
  return ANSWERS.find(({ asks }) => asks.test(message))?.answer
}
