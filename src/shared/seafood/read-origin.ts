import type { Origin } from '#contract/quotes/origins.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(',').map((word) => word.replace(/\s+/g, ' ').trim()))

const AUSTRALIAN = words('a, au, aus, aust, australia, australian, australian origin, all australian, 100% australian')
const IMPORTED = words('i, imp, import, imported, imports, imported origin, overseas, foreign')
const MIXED = words('m, mix, mixed, mixed origin, australian and imported, imported and australian')
/** "SA" is left out: it is South Africa as well, whose hake is sold here. */
const OWN_PLACES = words(
  `nsw, new south wales, vic, victoria, qld, queensland, tas, tassie, tasmania, wa, western australia, south australia, nt, northern territory,
  act, torres strait, great barrier reef, spencer gulf, port lincoln, coffin bay, moreton bay, hervey bay, cairns, darwin, exmouth, shark bay,
  humpty doo, macquarie harbour, huon, bass strait, gippsland lakes, port phillip, lakes entrance, yamba, coffs harbour, hawkesbury`,
)
const OTHER_PLACES = words(
  `nz, new zealand, aotearoa, thailand, thai, vietnam, viet nam, vietnamese, china, chinese, prc, india, indian, indonesia, indonesian, malaysia,
  philippines, taiwan, japan, japanese, korea, south korea, myanmar, bangladesh, sri lanka, maldives, singapore, hong kong, pakistan, oman, iran,
  norway, norwegian, iceland, faroe islands, denmark, sweden, scotland, scottish, ireland, uk, united kingdom, england, france, spain, portugal,
  italy, greece, turkey, türkiye, netherlands, holland, germany, poland, croatia, latvia, estonia, lithuania, russia, usa, us, united states,
  america, alaska, canada, canadian, greenland, mexico, chile, chilean, peru, argentina, ecuador, brazil, uruguay, falkland islands, south africa,
  namibia, morocco, mauritania, senegal, madagascar, mozambique, kenya, tanzania, seychelles, mauritius, fiji, papua new guinea, png,
  solomon islands, vanuatu, new caledonia, tonga, samoa, cook islands, kiribati, patagonia, pacific islands`,
)
/** Where it was packed or made says nothing of where it was harvested. */
const CAUGHT =
  /^(?:product of|produce of|grown in|caught in|harvested in|farmed in|wild[- ]caught in|wild[- ]caught|farmed|line[- ]caught|wild)\s+/
const BETWEEN = /\s*(?:\/|,|&|\+|;|\band\b)\s*/

/**
 * Returns the origin that a cell of a column about it plainly says; null for anything else. The names of places are read for seafood only: of
 * coffee or fruit nobody asks for it, so only its three words count there.
 */
export function readOrigin(cell: string, isSeafood: boolean): Origin | null {
  const said = cell.toLowerCase().replace(/[().]/g, ' ').replace(/\s+/g, ' ').trim()
  if (said === '' || said.length > 60) return null
  const whole = wordOf(said)
  if (whole !== null || !isSeafood) return whole
  const parts = said.replace(CAUGHT, '').split(BETWEEN).filter(Boolean)
  const found = new Set(parts.map((part) => wordOf(part) ?? placeOf(part)))
  const [only, another] = found
  if (only === undefined || found.has(null)) return null
  return another === undefined ? only : 'mixed'
}

const wordOf = (said: string): Origin | null =>
  AUSTRALIAN.has(said) ? 'australian' : IMPORTED.has(said) ? 'imported' : MIXED.has(said) ? 'mixed' : null

const placeOf = (said: string): Origin | null => (OWN_PLACES.has(said) ? 'australian' : OTHER_PLACES.has(said) ? 'imported' : null)
