import { supplierSharePath } from '#shared/pictures/artwork-options.ts'
import { phoneNumberIn } from '#shared/contact/phone.ts'
import { cut } from '#shared/text/cut.ts'
import { inSentence } from '#contract/options.ts'
import type { Promotion } from '#contract/suppliers/promotions.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { HOME, SUPPLIERS, supplierPath, suppliersPath } from '#web/paths.ts'
import { placeOf } from '#web/features/suppliers/delivery/place.ts'

/** Returns title, description, image and structured data of a supplier's page, for search results and link previews. */
export function supplierHead(supplier: Supplier, publicUrl: string, promotions: readonly Promotion[]) {
  const { id, businessName, category, description } = supplier
  const place = placeOf(supplier)
  return {
    title: `${businessName}, ${inSentence(category)}${place && ` in ${place}`}`,
    description: shortened(description) || `${businessName}: ${inSentence(category)} for cafes and restaurants${place && ` in ${place}`}.`,
    path: supplierPath(id),
    image: supplierSharePath(id),
    imageAlt: `${businessName}, ${inSentence(category)}`,
    // For search engines, which read what the server sends. React keeps the server's text when it hydrates, so browsers do without the code.
    jsonLd: import.meta.env.SSR
      ? { '@context': 'https://schema.org', '@graph': [businessFacts(supplier, publicUrl, promotions), trail(supplier, publicUrl)] }
      : {},
  }
}

/** The number of characters that search results show; longer texts are cut between words. */
const SHOWN = 160
const shortened = (text: string) => (text.length <= SHOWN ? text : `${cut(text, SHOWN - 1).replace(/\s+\S*$/, '')}…`)

/** Returns schema.org's LocalBusiness with the known values only; a rating only if there are reviews. */
function businessFacts(supplier: Supplier, publicUrl: string, promotions: readonly Promotion[]) {
  const { id, businessName, description, logoUrl, phone, email, website, averageRating, totalReviews } = supplier
  const url = publicUrl + supplierPath(id)
  return known({
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: businessName,
    description,
    image: publicUrl + supplierSharePath(id),
    logo: logoUrl && new URL(logoUrl, publicUrl).href,
    // The number alone, which search engines offer to dial.
    telephone: phone && phoneNumberIn(phone)?.digits,
    email,
    sameAs: website,
    address: addressFacts(supplier),
    aggregateRating:
      totalReviews > 0
        ? { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount: totalReviews, bestRating: 5, worstRating: 1 }
        : null,
    makesOffer: promotions.length > 0 && promotions.map(offerFacts),
  })
}

/** Returns schema.org's Offer without a price: what the supplier has typed there is no number. */
const offerFacts = ({ title, text, startsOn, endsOn }: Promotion) => ({
  '@type': 'Offer',
  name: title,
  description: text,
  validFrom: startsOn,
  validThrough: endsOn,
})

function addressFacts({ address, suburb, state, postcode }: Supplier) {
  if (!(address ?? suburb ?? state ?? postcode)) return null
  return known({
    '@type': 'PostalAddress',
    streetAddress: suburb ? address?.split(`, ${suburb}`)[0] : address,
    addressLocality: suburb,
    addressRegion: state,
    postalCode: postcode,
    addressCountry: 'AU',
  })
}

function trail({ id, businessName, category }: Supplier, publicUrl: string) {
  const steps = [
    ['Home', HOME],
    ['Suppliers', SUPPLIERS],
    [category, suppliersPath({ category })],
    [businessName, supplierPath(id)],
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], i) => ({ '@type': 'ListItem', position: i + 1, name, item: `${publicUrl}${path}` })),
  }
}

const known = (facts: Record<string, unknown>) => Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact))
