import { sql } from 'kysely'
import { CATEGORIES, type CategoryName, type StateCode } from '#contract/options.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { demoMarketplace, type DemoListing } from '#server/db/demo/marketplace.ts'
import { seededRandom, type Random } from '#server/db/demo/random.ts'
import { rankAllSuppliers } from '#server/features/reviews/rating-ranks.ts'
import { readListedPlaces, type ListedPlace } from '#server/db/places/listed-places.ts'
import { required } from '#shared/required.ts'
import { itemAt } from '#shared/item-at.ts'

const BATCH = 1000
/** Percentages of suppliers by state. */
const STATE_SHARES: Record<StateCode, number> = { NSW: 32, VIC: 27, QLD: 20, WA: 10, SA: 6, TAS: 2, ACT: 2, NT: 1 }
const SYLLABLES =
  'ba ber bo cal car den dor el fen gar gun hal ill jar kin lan lor mar mel nar nel or par pen quin ros sal sel tan tor ul ver wal win yar zed'.split(
    ' ',
  )
const TRADES = ['Traders', 'Merchants', 'Supply', 'Direct', 'Co', 'Brothers', 'and Daughters', 'Partners', 'Wholesale', 'Collective']
const SUFFIXES = ['ton', 'field', 'bridge', 'wood', 'ford', 'dale', 'stone', 'worth']
const SURE_REVIEWS = 0.7
const WITH_PRODUCTS = 0.3
/** The share of suppliers that state where they deliver. */
const SAY_WHERE = 0.6

/** The demo marketplace's texts of a category, from which the synthetic suppliers are made. */
type Vocabulary = { tags: string[]; sentences: string[]; titles: string[] }

/**
 * Fills an empty directory with `count` synthetic suppliers, a third of them with products. The same seed creates the same directory.
 * Categories and states are as unevenly distributed as in reality; ratings are set without reviews.
 */
export async function loadSynthetic(db: Db, count: number, seed: number): Promise<void> {
  const random = seededRandom(`synthetic ${seed}`)
  const make = supplierMaker(random)
  for (let made = 0; made < count; made += BATCH) {
    const suppliers = Array.from({ length: Math.min(BATCH, count - made) }, (_, i) => make(made + i + 1))
    await inTransaction(db, (tx) => insertSuppliers(tx, suppliers))
  }
  // Ranked at once, as in a marketplace that has run for a while, so that no job has to do it later.
  await rankAllSuppliers(db)
}

type SyntheticSupplier = ReturnType<ReturnType<typeof supplierMaker>>

function supplierMaker(random: Random) {
  const listings = demoMarketplace(new Date(0))
  const vocabularies = new Map(CATEGORIES.map((category) => [category, vocabularyOf(listings, category)]))
  const pick = <Item>(items: readonly Item[]): Item => itemAt(items, Math.floor(random() * items.length))
  const coined = () => [pick(SYLLABLES), pick(SYLLABLES), random() < 0.5 ? pick(SUFFIXES) : pick(SYLLABLES)].join('')
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const suburbs = Object.keys(STATE_SHARES).map((state) => suburbsOf(state as StateCode))

  return (serial: number) => {
    const category = itemAt(CATEGORIES, Math.floor(CATEGORIES.length * random() ** 1.7))
    const { tags, sentences, titles } = required(vocabularies.get(category), 'The vocabulary of a category')
    const [state, places] = weighted(random, suburbs)
    // The largest suburbs are drawn most often.
    const place = itemAt(places, Math.floor(places.length * random() ** 4))
    const name = `${capital(coined())} ${random() < 0.4 ? category.split('/')[0] : pick(titles).split(',')[0]} ${pick(TRADES)}`
    const reviews = random() < SURE_REVIEWS ? Math.floor(1 + 80 * random() ** 3) : 0
    return {
      business_name: name,
      category,
      description: `${pick(sentences)} ${pick(sentences)} ${capital(coined())} and ${coined()} since ${1960 + Math.floor(random() * 60)}.`,
      is_verified: random() < 0.3,
      average_rating: reviews === 0 ? 0 : Math.round(10 * (5 - 2.5 * random() ** 2)) / 10,
      total_reviews: reviews,
      address: `${Math.ceil(random() * 200)} ${capital(coined())} Street, ${place.suburb} ${state} ${place.postcode}`,
      suburb: place.suburb,
      state,
      postcode: place.postcode,
      phone: `+61 ${pick(['2', '3', '7', '8'])} 5550 ${String(serial % 10_000).padStart(4, '0')}`,
      email: `orders@supplier-${serial}.example`,
      tags: [...new Set([pick(tags), pick(tags), pick(tags)])],
      service_area: random() < SAY_WHERE ? areaAround(place, random) : [],
      import_key: `synthetic-${serial}`,
      titles: random() < WITH_PRODUCTS ? [...new Set([pick(titles), pick(titles), pick(titles)])] : [],
    }
  }
}

function vocabularyOf(listings: DemoListing[], category: CategoryName): Vocabulary {
  const own = listings.map(({ supplier }) => supplier).filter((supplier) => supplier.category === category)
  return {
    tags: own.flatMap(({ tags }) => tags),
    sentences: own.flatMap(({ description }) => description.split(/(?<=\.)\s+/)),
    titles: own.flatMap(({ products, tags }) => [...products.map(({ title }) => title), ...tags]),
  }
}

/** Returns the suburbs of a state, the largest first. */
const suburbsOf = (state: StateCode) =>
  [
    state,
    readListedPlaces()
      .filter((place) => place.state === state)
      .toSorted((a, b) => b.population - a.population),
  ] as const

/** Returns the whole state, the postcodes around, or several single ones near by, as suppliers state it. */
function areaAround({ postcode }: ListedPlace, random: Random) {
  const range = (from: number, to: number) => ({ from: String(from).padStart(4, '0'), to: String(to).padStart(4, '0') })
  const [own, thousand] = [Number(postcode), Math.floor(Number(postcode) / 1000) * 1000]
  const kind = random()
  if (kind < 0.15) return [range(thousand, thousand + 999)]
  if (kind < 0.75) return [range(Math.max(thousand, own - 100), Math.min(thousand + 999, own + 100))]
  return Array.from({ length: 3 + Math.floor(20 * random()) }, (_, i) => range(own + 3 * i, own + 3 * i + 1))
}

function weighted<Rest>(random: Random, states: (readonly [StateCode, Rest])[]): readonly [StateCode, Rest] {
  let left = random() * 100
  return states.find(([state]) => (left -= STATE_SHARES[state]) < 0) ?? itemAt(states, 0)
}

/** Inserts in bulk, as fast as the indexes allow: one statement for the suppliers, one for their products. */
async function insertSuppliers(tx: Db, suppliers: SyntheticSupplier[]): Promise<void> {
  await sql`
    insert into suppliers (business_name, category, description, is_verified, average_rating, total_reviews, address, suburb, state, postcode, phone, email, tags, service_area, import_key)
    select business_name, category, description, is_verified, average_rating, total_reviews, address, suburb, state, postcode, phone, email, tags, service_area, import_key
    from jsonb_populate_recordset(null::suppliers, ${JSON.stringify(suppliers)}::jsonb)`.execute(tx)
  const products = suppliers.flatMap(({ import_key, titles }) => titles.map((title, position) => ({ import_key, title, position })))
  await sql`
    insert into products (supplier_id, title, position)
    select s.id, p.title, p.position from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as p (import_key text, title text, position int)
    join suppliers s using (import_key)`.execute(tx)
}
