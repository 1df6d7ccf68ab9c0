/** Everyday names of places whose name in the list differs, each with the label to look up instead. */
export const EVERYDAY_NAMES: Record<string, string> = {
  byron: 'Byron Bay NSW 2481',
  'canberra cbd': 'Canberra City ACT 2601',
  'city act': 'Canberra City ACT 2601',
  civic: 'Canberra City ACT 2601',
  'darwin cbd': 'Darwin City NT 0800',
  freo: 'Fremantle WA 6160',
  'kings cross': 'Potts Point NSW 2011',
  mullum: 'Mullumbimby NSW 2482',
  noosa: 'Noosa Heads QLD 4567',
  surfers: 'Surfers Paradise QLD 4217',
  tassie: 'TAS',
  'the valley': 'Fortitude Valley QLD 4006',
  'top end': 'NT',
}
