import { expect, test } from 'vitest'
import { completedPlace } from './completed-place.ts'

// The labels are those that are suggested for the text, in their order.
test.each([
  ['Brunsw', ['Brunswick VIC 3056', 'Brunswick West VIC 3055', 'Brunswick Heads NSW 2483', 'Brunswick WA 6224'], 'Brunswick VIC 3056'],
  ['brunsw', ['Brunswick VIC 3056', 'Brunswick West VIC 3055'], 'Brunswick VIC 3056'],
  ['  BRUNSW ', ['Brunswick VIC 3056'], 'Brunswick VIC 3056'],
  // The larger suburb comes first, but is another name.
  ['Fitzr', ['Fitzroy North VIC 3068', 'Fitzroy VIC 3065', 'Fitzroy Crossing WA 6765', 'Fitzroy SA 5082'], 'Fitzroy VIC 3065'],
  ['Box H', ['Box Hill North VIC 3129', 'Box Hill VIC 3128', 'Box Hill South VIC 3128'], 'Box Hill VIC 3128'],
  ['pres', ['Preston VIC 3072', 'Prestons NSW 2170', 'Preston Beach WA 6215'], 'Preston VIC 3072'],
  ['Melbour', ['Melbourne VIC', 'Melbourne VIC 3000', 'Melbourne Airport VIC 3045', 'Port Melbourne VIC 3207'], 'Melbourne VIC'],
  ['richm', ['Richmond VIC 3121', 'Richmond NSW 2753', 'Richmond Hill QLD 4820'], 'Richmond VIC 3121'],
  ['Freman', ['Fremantle WA 6160', 'East Fremantle WA 6158'], 'Fremantle WA 6160'],
  ['St. Kil', ['St Kilda VIC 3182', 'St Kilda East VIC 3183'], 'St Kilda VIC 3182'],
  ['OConn', ['O’Connor ACT 2602', 'O’Connor WA 6163'], 'O’Connor ACT 2602'],
  ['preston vic 30', ['Preston VIC 3072'], 'Preston VIC 3072'],
  ['preston v', ['Preston VIC 3072'], 'Preston VIC 3072'],
  ['Surry', ['Surry Hills NSW 2010'], 'Surry Hills NSW 2010'],
  // Names themselves.
  ['Brunswick', ['Brunswick VIC 3056', 'Brunswick West VIC 3055'], undefined],
  ['Preston VIC 3072', ['Preston VIC 3072'], undefined],
  ['Sydney', ['Sydney NSW', 'Sydney NSW 2000'], undefined],
  ['bondi', ['Bondi Beach NSW 2026', 'Bondi NSW 2026'], undefined],
  ['vic', ['VIC', 'Victoria Point QLD 4165'], undefined],
  ['Victoria', ['VIC', 'Victoria Point QLD 4165'], undefined],
  ['south australia', ['South Australia Plains SA 5000'], undefined],
  ['act', ['Acton ACT 2601'], undefined],
  ['3056', ['Brunswick VIC 3056'], undefined],
  // Beginnings of several.
  ['brun', ['Brunswick VIC 3056', 'Brunkerville NSW 2323'], undefined],
  ['newc', ['Newcastle NSW', 'Newcomb VIC 3219'], undefined],
  ['Carl', ['Carlingford NSW 2118', 'Carlton VIC 3053'], undefined],
  ['Mount L', ['Mount Lawley WA 6050', 'Mount Louisa QLD 4814'], undefined],
  ['toowo', ['Toowoomba QLD', 'Toowong QLD 4066'], undefined],
  // No beginnings of a name.
  ['hills', ['Surry Hills NSW 2010'], undefined],
  ['305', ['Coburg VIC 3058', 'Brunswick VIC 3056'], undefined],
  ['brissie', ['Brisbane QLD'], undefined],
  ['Xyz', [], undefined],
  ['', ['Preston VIC 3072'], undefined],
  ['.', ['Preston VIC 3072'], undefined],
])('"%s" with %j is completed to %s', (typed, labels, completed) => expect(completedPlace(typed, labels)).toBe(completed))
