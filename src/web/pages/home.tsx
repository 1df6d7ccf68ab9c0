import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { homeSharePath } from '#shared/pictures/artwork-options.ts'
import { ALL_SECTIONS, type HomeSectionId } from '#contract/site/home-section-order.ts'
import { pageTexts } from '#contract/site-texts/home-texts.ts'
import { BRAND, CATEGORIES } from '#contract/options.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { query } from '#web/api/reads/query.ts'
import { labelSteps } from '#web/features/directory/filters/label-steps.ts'
import { OwnPlace } from '#web/features/directory/place/own-place.tsx'
import { SearchBar } from '#web/features/directory/search/search-bar.tsx'
import { SupplierCardSkeleton } from '#web/features/directory/rows/supplier-card-skeleton.tsx'
import { SupplierCard } from '#web/features/directory/rows/supplier-card.tsx'
import { BetaProgram } from '#web/features/home/beta/beta-program.tsx'
import { CategoryGrid } from '#web/features/home/category-grid.tsx'
import { ClosingCall } from '#web/features/home/closing-call.tsx'
import { FeaturedSuppliers } from '#web/features/home/featured-suppliers.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { SearchDock } from '#web/features/home/search-dock.tsx'
import { StillSection } from '#web/features/home/still/still-section.tsx'
import { buyersPlace } from '#web/features/quotes/waiting/waiting-place.tsx'
import { SaveButton } from '#web/features/saved/save-button.tsx'
import { Head } from '#web/head.tsx'
import { HOME, SUPPLIERS } from '#web/paths.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useSite, useTexts } from '#web/use-site.ts'

const OfBuyer = buyersPlace(async () => (await import('./home/of-buyer.tsx')).OfBuyer)

/** The number of featured suppliers, one row, and of their skeletons. */
const FEATURED = 3

export const reads = () => [query('GET /api/categories', {}), query('GET /api/suppliers/featured', {})]

export function HomePage() {
  const { publicUrl, content } = useSite()
  const { title, description } = useTexts(pageTexts)
  const categories = useQuery(query('GET /api/categories', {}))
  const sections = (content.sections ?? ALL_SECTIONS).filter(({ isShown }) => isShown)
  return (
    <Page bands>
      <Head title={title} description={description} path={HOME} image={homeSharePath} imageAlt={BRAND} jsonLd={facts(publicUrl)} />
      <OfBuyer />
      <Hero
        search={
          <SearchDock>
            <SearchBar remembersPlace categories={categories.data ?? NAMES} footer={<OwnPlace />} />
          </SearchDock>
        }
      />
      {sections.map(({ id }) => (
        <Fragment key={id}>{SECTIONS[id]}</Fragment>
      ))}
    </Page>
  )
}

/** Each as wide as the window, or in a `Wrap`. */
const SECTIONS: Record<HomeSectionId, ReactNode> = {
  benefits: inWrap(<StillSection id="benefits" />),
  'how-it-works': inWrap(<StillSection id="how-it-works" />),
  categories: inWrap(<Categories />),
  featured: inWrap(<Featured />),
  'before-after': <StillSection id="before-after" />,
  testimonials: inWrap(<StillSection id="testimonials" />),
  stats: <StillSection id="stats" />,
  invitation: <StillSection id="invitation" />,
  beta: inWrap(<BetaProgram />),
  closing: <ClosingCall />,
}

function inWrap(section: ReactNode) {
  return <Wrap>{section}</Wrap>
}

function Categories() {
  const { data, isError } = useQuery(query('GET /api/categories', {}))
  return <CategoryGrid categories={data} isFailed={isError} />
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
          favourite={<SaveButton supplier={supplier} />}
          isPaidPlace={supplier.isFeatured}
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
