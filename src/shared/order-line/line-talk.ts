// What a message says around an order, as it is spoken or sent: "can we get 4 kg of rocket please".

const ASKING = [
  'and|also|plus|then|ok|please|pls',
  '(?:can|could|may) (?:i|we|you)(?: please)? (?:get|have|grab|order|add|send|do)(?: me| us)?',
  "(?:i|we)(?: will|['’]ll)? (?:need|want|take)|(?:i|we)['’]d like",
  '(?:get|send|grab|bring)(?: me| us)?|need|order|add|another|an extra',
].join('|')
const NUMBER = String.raw`\d|[½⅓¼¾]|(?:an?|half|quarter|couple|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty)(?!\p{L})`
/** Only before an amount: "Add" may be goods as well. */
const BEFORE = new RegExp(String.raw`^(?:(?:${ASKING})[\s,:]+)+(?=${NUMBER})`, 'iu')
/** Only of a number is "only" no word of the goods: "12 only", but "egg whites only". */
const BEHIND = /(?:[\s,.!–-]+(?:please|pls|plz|thanks|thank you|thx|ta|cheers)|(?<=\d)\s?only)[\s.!]*$/iu

/** Returns a line without the words that only ask for it. */
export const withoutTalk = (line: string): string => line.replace(BEFORE, '').replace(BEHIND, '')

const DELIVERY =
  /^(?:please )?(?:deliver(?:y|ies|ed)?|drop (?:it )?off|leave (?:it|at)|(?:ring|call|text) (?:me|us|the|when|before|if|on))(?![\p{L}-])\D*$/iu

/** Returns whether a row is a word about the delivery rather than something to deliver. */
export const isAboutDelivery = (row: string): boolean => DELIVERY.test(row.trim())
