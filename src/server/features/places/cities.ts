import type { StateCode } from '#contract/options.ts'

/** A city in the everyday sense: everything within a radius of its centre, which is a suburb of the list. */
export type City = { name: string; state: StateCode; centre: string; isCapital?: true; names?: string[] }

/** The capitals, and every other city of at least 50,000 people that is not part of one. */
export const CITIES: City[] = [
  { name: 'Sydney', state: 'NSW', centre: 'Sydney', isCapital: true, names: ['syd'] },
  { name: 'Melbourne', state: 'VIC', centre: 'Melbourne', isCapital: true, names: ['melb'] },
  { name: 'Brisbane', state: 'QLD', centre: 'Brisbane City', isCapital: true, names: ['bris', 'brissie', 'brisvegas', 'bne'] },
  { name: 'Perth', state: 'WA', centre: 'Perth', isCapital: true },
  { name: 'Adelaide', state: 'SA', centre: 'Adelaide', isCapital: true, names: ['radelaide'] },
  { name: 'Hobart', state: 'TAS', centre: 'Hobart', isCapital: true },
  { name: 'Canberra', state: 'ACT', centre: 'Canberra City', isCapital: true, names: ['canb', 'cbr'] },
  { name: 'Darwin', state: 'NT', centre: 'Darwin City', isCapital: true },
  { name: 'Gold Coast', state: 'QLD', centre: 'Broadbeach', names: ['goldie', 'the gold coast'] },
  { name: 'Newcastle', state: 'NSW', centre: 'Newcastle', names: ['newy', 'newie'] },
  { name: 'Central Coast', state: 'NSW', centre: 'Gosford', names: ['nsw central coast', 'the central coast'] },
  { name: 'Sunshine Coast', state: 'QLD', centre: 'Buderim', names: ['sunny coast', 'the sunshine coast'] },
  { name: 'Wollongong', state: 'NSW', centre: 'Wollongong', names: ['the gong'] },
  { name: 'Geelong', state: 'VIC', centre: 'Geelong' },
  { name: 'Townsville', state: 'QLD', centre: 'Townsville City' },
  { name: 'Cairns', state: 'QLD', centre: 'Cairns City' },
  { name: 'Toowoomba', state: 'QLD', centre: 'Toowoomba City', names: ['toowoomba city'] },
  { name: 'Ipswich', state: 'QLD', centre: 'Ipswich' },
  { name: 'Logan', state: 'QLD', centre: 'Logan Central', names: ['logan city'] },
  { name: 'Mandurah', state: 'WA', centre: 'Mandurah' },
  { name: 'Ballarat', state: 'VIC', centre: 'Ballarat Central' },
  { name: 'Bendigo', state: 'VIC', centre: 'Bendigo' },
  { name: 'Albury-Wodonga', state: 'NSW', centre: 'Albury', names: ['albury'] },
  { name: 'Launceston', state: 'TAS', centre: 'Launceston', names: ['launnie'] },
  { name: 'Mackay', state: 'QLD', centre: 'Mackay' },
  { name: 'Rockhampton', state: 'QLD', centre: 'Rockhampton City', names: ['rocky'] },
  { name: 'Bunbury', state: 'WA', centre: 'Bunbury' },
  { name: 'Bundaberg', state: 'QLD', centre: 'Bundaberg Central', names: ['bundy'] },
  { name: 'Coffs Harbour', state: 'NSW', centre: 'Coffs Harbour', names: ['coffs'] },
  { name: 'Wagga Wagga', state: 'NSW', centre: 'Wagga Wagga', names: ['wagga'] },
  { name: 'Hervey Bay', state: 'QLD', centre: 'Pialba' },
  { name: 'Shepparton', state: 'VIC', centre: 'Shepparton', names: ['shepp'] },
  { name: 'Port Macquarie', state: 'NSW', centre: 'Port Macquarie', names: ['port mac'] },
  { name: 'Maitland', state: 'NSW', centre: 'Maitland' },
]

const CAPITAL_KM = 35
const OTHER_KM = 15
export const radiusOf = ({ isCapital }: City): number => (isCapital ? CAPITAL_KM : OTHER_KM)
