import { useQuery } from '@tanstack/react-query'
import { homeSharePath } from '#shared/artwork-options.ts'
import { BRAND, CATEGORIES } from '#contract/options.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { query } from '#web/api/query.ts'
import { labelSteps } from '#web/features/directory/label-steps.ts'
import { SearchBar } from '#web/features/directory/search-bar.tsx'
import { SupplierCardSkeleton } from '#web/features/directory/supplier-card-skeleton.tsx'
import { SupplierCard } from '#web/features/directory/supplier-card.tsx'
import { BeforeAfter } from '#web/features/home/before-after.tsx'
import { Benefits } from '#web/features/home/benefits.tsx'
import { BetaProgram } from '#web/features/home/beta-program.tsx'
import { BetaStats } from '#web/features/home/beta-stats.tsx'
import { CategoryGrid } from '#web/features/home/category-grid.tsx'
import { ClosingCall } from '#web/features/home/closing-call.tsx'
import { FeaturedSuppliers } from '#web/features/home/featured-suppliers.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { HowItWorks } from '#web/features/home/how-it-works.tsx'
import { SearchDock } from '#web/features/home/search-dock.tsx'
import { SupplierInvitation } from '#web/features/home/supplier-invitation.tsx'
import { Testimonials } from '#web/features/home/testimonials.tsx'
import { FavouriteButton } from '#web/features/saved/favourite-button.tsx'
import { Head } from '#web/head.tsx'
import { HOME, SUPPLIERS } from '#web/paths.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useSite } from '#web/use-site.ts'

const TITLE = 'Wholesale suppliers for cafes and restaurants'
const DESCRIPTION =
  'Find wholesale suppliers for your cafe or restaurant anywhere in Australia: compare ratings, ask several for a quote at once, and pay nothing for access.'
/** The number of featured suppliers, one row, and of their skeletons. */
const FEATURED = 3

export const reads = () => [query('GET /api/categories', {}), query('GET /api/suppliers/featured', {})]

export function HomePage() {
  const { publicUrl } = useSite()
  const categories = useQuery(query('GET /api/categories', {}))
  return (
    <Page bands>
      <Head title={TITLE} description={DESCRIPTION} path={HOME} image={homeSharePath} imageAlt={BRAND} jsonLd={facts(publicUrl)} />
      <Hero />
      <SearchDock>
        <SearchBar remembersPlace categories={categories.data ?? NAMES} />
      </SearchDock>
      <Wrap>
        <Benefits />
        <HowItWorks />
        <CategoryGrid categories={categories.data} isFailed={categories.isError} />
        <Featured />
      </Wrap>
      <BeforeAfter />
      <Wrap>
        <Testimonials />
      </Wrap>
      <BetaStats />
      <SupplierInvitation />
      <Wrap>
        <BetaProgram />
      </Wrap>
      <ClosingCall />
    </Page>
  )
}

function Featured() {
  const { data, error, isPending, refetch } = useQuery(query('GET /api/suppliers/featured', {}))
  const suppliers = data?.slice(0, FEATURED) ?? []
  const steps = labelSteps(suppliers.map(({ id, category }) => ({ seed: id, category })))
  return (
    <FeaturedSuppliers isLoading={isPending} failure={error ? serverMessage(error) : undefined} onTryAgain={() => void refetch()}>
      {isPending && Array.from({ length: FEATURED }, (_, place) => <SupplierCardSkeleton key={place} layout="grid" />)}
      {suppliers.map((supplier, place) => (
        <SupplierCard
          key={supplier.id}
          supplier={supplier}
          layout="grid"
          step={steps[place]}
          favourite={<FavouriteButton supplier={supplier} />}
        />
      ))}
    </FeaturedSuppliers>
  )
}

/** The categories without their counts, for the search bar until they are loaded. */
const NAMES = CATEGORIES.map((name) => ({ name }))

const facts = (publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebSite',
      name: BRAND,
      url: publicUrl + HOME,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${SUPPLIERS}?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    { '@type': 'Organization', name: BRAND, url: publicUrl + HOME, logo: `${publicUrl}/apple-touch-icon.png` },
  ],
})
