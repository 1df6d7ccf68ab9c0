import type { CategoryName } from '#contract/options.ts'
import type { DemoVenueType } from './people.ts'

/** An invented event of the social-proof slip, shown labelled as an example (docs/behaviour/site-content.md, Social proof). */
export type ExampleEvent = {
  /** Looked at a supplier's profile, or asked for a quote. */
  kind: 'view' | 'quote'
  venueType: DemoVenueType
  location: string
  /** A category in lower case, ready for "a packaging supplier". */
  category: Lowercase<CategoryName>
}

export const exampleEvents: ExampleEvent[] = [
  { kind: 'quote', venueType: 'cafe', location: 'Fitzroy VIC', category: 'packaging' },
  { kind: 'view', venueType: 'restaurant', location: 'Surry Hills NSW', category: 'seafood' },
  { kind: 'quote', venueType: 'bakery', location: 'Norwood SA', category: 'dairy' },
  { kind: 'quote', venueType: 'cafe', location: 'West End QLD', category: 'coffee' },
  { kind: 'view', venueType: 'bar', location: 'Northbridge WA', category: 'spirits' },
  { kind: 'view', venueType: 'bistro', location: 'Battery Point TAS', category: 'fresh produce' },
  { kind: 'quote', venueType: 'hotel', location: 'Darwin City NT', category: 'uniforms' },
  { kind: 'quote', venueType: 'pizzeria', location: 'Leichhardt NSW', category: 'meat' },
  { kind: 'view', venueType: 'cafe', location: 'Braddon ACT', category: 'machine repairs' },
  { kind: 'quote', venueType: 'brunch spot', location: 'Bulimba QLD', category: 'baked goods' },
  { kind: 'view', venueType: 'food truck', location: 'Footscray VIC', category: 'packaging' },
  { kind: 'quote', venueType: 'caterer', location: 'Parramatta NSW', category: 'beverages' },
  { kind: 'view', venueType: 'cafe', location: 'Fremantle WA', category: 'tea' },
  { kind: 'quote', venueType: 'restaurant', location: 'Ballarat VIC', category: 'seafood' },
  { kind: 'view', venueType: 'bakery', location: 'Toowoomba QLD', category: 'packaging' },
  { kind: 'quote', venueType: 'cafe', location: 'Newcastle NSW', category: 'machine repairs' },
  { kind: 'view', venueType: 'bistro', location: 'Hahndorf SA', category: 'furniture' },
  { kind: 'quote', venueType: 'bar', location: 'Brunswick VIC', category: 'cleaning' },
  { kind: 'view', venueType: 'hotel', location: 'Launceston TAS', category: 'coffee' },
  { kind: 'quote', venueType: 'brunch spot', location: 'Subiaco WA', category: 'fresh produce' },
  { kind: 'view', venueType: 'restaurant', location: 'Cairns QLD', category: 'meat' },
  { kind: 'quote', venueType: 'cafe', location: 'Marrickville NSW', category: 'dairy' },
  { kind: 'view', venueType: 'pizzeria', location: 'Geelong VIC', category: 'baked goods' },
  { kind: 'quote', venueType: 'food truck', location: 'Wollongong NSW', category: 'insurance' },
]
