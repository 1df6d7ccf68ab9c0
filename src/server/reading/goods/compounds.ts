import type { Entry } from '#server/vocabulary/entry.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import { isFood } from './food.ts'
import { isGoodsOrService, type NamePart, type PhrasePart, textOf } from '#server/reading/words/parts.ts'

/**
 * What a word at the end makes of the thing before it, where the vocabulary has no name of both: tabs for a dishwasher clean it, boxes for
 * salads hold them. Of cream in tubs and beer in kegs the container says only how they come.
 */
type Kind = {
  words: string
  isOf: (entry: Entry, typed: string, text: string) => boolean
  called: (word: string, entry: Entry) => Entry | undefined
}

/** What is ready to eat, so that a venue packs it itself. */
const READY = /\b(?:salad|pasta|noodle|soup|burger|hot ?dog|kebab|taco|burrito|nacho|sushi|curry|dessert|lunch|meal|pizza|pie)s?$/i
const READY_GROUPS = new Set(['Prepared food', 'Chips and frozen potato'])
const isReady = ({ group }: Entry, typed: string): boolean => READY_GROUPS.has(group) || READY.test(typed)
const isBaked = ({ category, kind }: Entry): boolean => category === 'Baked Goods' && kind === 'goods'

const isMachine = ({ category, kind, group, term }: Entry): boolean =>
  category === 'Machine Repairs' && kind === 'goods' && group !== 'Kitchenware' && !/ice ?cream|soft serve|slush|fairy floss/.test(term)

/** What says of a container that nothing is in it. */
const EMPTY = /\b(?:empty|unfilled|reusable|foam|moulded|\d+[- ]?cells?)\b|\b(?:bottles|jars|tubs|containers)\b.*\bpet\b/i
/** Tools that are named after what they are for, of which the vocabulary has too many to name each. */
const TOOLS =
  'scaler tweezers tweezer dipper dome corer shears shear pick curler stone dispenser pitter stoner chopper sifter huller piercer shredder spiraliser'

const KINDS: Kind[] = [
  { words: 'pod capsule', isOf: ({ term }) => /^(?:coffee|espresso) machine$/.test(term), called: () => lookUp('coffee pod') },
  { words: 'tab tablet pod capsule', isOf: isMachine, called: () => lookUp('cleaning tablet') },
  { words: 'powder liquid detergent chemical cleaner soap degreaser descaler', isOf: isMachine, called: () => lookUp('cleaning chemical') },
  { words: 'liner paper', isOf: (entry) => isMachine(entry) || isFood(entry), called: () => lookUp('baking paper') },
  { words: 'filter seal gasket element thermostat hinge handle', isOf: isMachine, called: (_, entry) => entry },
  // A tray of brownies is how they come.
  { words: 'box bag container', isOf: isBaked, called: (word) => lookUp(word) },
  { words: 'box bag tray tub cup container pouch', isOf: isReady, called: (word) => lookUp(word) },
  { words: 'label sticker', isOf: isFood, called: () => lookUp('label') },
  { words: 'lid', isOf: isFood, called: () => lookUp('lid') },
  { words: TOOLS, isOf: isFood, called: () => lookUp('kitchenware') },
  {
    words: 'bottle jar tray tub carton container punnet',
    isOf: (entry, _, text) => isFood(entry) && EMPTY.test(text),
    called: (word) => lookUp(word),
  },
]
const byWord = Map.groupBy(
  KINDS.flatMap((kind) => kind.words.split(' ').map((word) => ({ word, kind }))),
  ({ word }) => word,
)

/** Returns what the last two parts of a phrase name together, and where. */
export function compoundIn(text: string, phrase: readonly PhrasePart[]): { entry: Entry; part: NamePart } | undefined {
  const at = phrase.findLastIndex((part, i) => isAfterThing(text, phrase[i - 1], part))
  const [before, last] = [phrase[at - 1], phrase[at]]
  if (!before || !last || !isGoodsOrService(before) || phrase.slice(at + 1).some(isGoodsOrService)) return undefined
  const word = firstWord(text, last)
  const kind = byWord.get(keyOf(word))?.find((each) => each.kind.isOf(before.entry, textOf(text, before), text))
  const entry = kind?.kind.called(keyOf(word), before.entry)
  return entry && { entry, part: { kind: 'goods', entry, from: before.from, to: last.from + word.length } }
}

/** Returns whether a part is, or begins with, such a word right after a thing: "salad boxes 500", and not "salad, boxes". */
const isAfterThing = (text: string, before: PhrasePart | undefined, part: PhrasePart): boolean =>
  before !== undefined &&
  isGoodsOrService(before) &&
  part.kind !== 'filler' &&
  byWord.has(keyOf(part.kind === 'amount' ? firstWord(text, part) : textOf(text, part))) &&
  text.slice(before.to, part.from).trim() === ''

const firstWord = (text: string, part: PhrasePart): string => textOf(text, part).split(/[^\p{L}]/u)[0] ?? ''
