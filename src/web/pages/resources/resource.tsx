import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ResourcePage as Resource } from '#contract/resources/resources.ts'
import { resourceHeadTexts } from '#contract/site-texts/resource-texts.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { query } from '#web/api/reads/query.ts'
import { ActionsTab } from '#web/features/resources/detail/tabs/actions-tab.tsx'
import { ContentTab } from '#web/features/resources/detail/tabs/content-tab.tsx'
import { ProgressNote } from '#web/features/resources/detail/progress/progress-note.tsx'
import { ResourceEnd } from '#web/features/resources/detail/resource-end.tsx'
import { resourceHead } from '#web/features/resources/detail/resource-head.ts'
import { ResourceHero } from '#web/features/resources/detail/resource-hero.tsx'
import { ResourceNotFound } from '#web/features/resources/detail/resource-not-found.tsx'
import type { ResourceSearch } from '#web/addresses/resource-search.ts'
import { ResourceTabs } from '#web/features/resources/detail/tabs/resource-tabs.tsx'
import { TemplatesTab } from '#web/features/resources/detail/tabs/templates-tab.tsx'
import { useOpenCount } from '#web/features/resources/detail/progress/use-open-count.ts'
import { useProgress, type Progress } from '#web/features/resources/detail/progress/use-progress.ts'
import { Head } from '#web/head.tsx'
import { lazyPart } from '#web/navigation/lazy-part.tsx'
import { resourcePath } from '#web/paths.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TryAgain } from '#web/ui/feedback/try-again.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { useSite, useTexts } from '#web/use-site.ts'
import styles from './resource.module.css'

const CostCalculator = lazyPart(
  'features/resources/calculator/cost-calculator',
  async () => (await import('#web/features/resources/calculator/cost-calculator.tsx')).CostCalculator,
)

type Props = { id: string; search: ResourceSearch }

const read = (id: string) => query('GET /api/resources/:id', { id })
export const reads = ({ id }: Props) => [read(id)]

/** One resource of the library (docs/behaviour/resources.md, Resource page). The open tab and the calculator's entries are in the address. */
export function ResourcePage({ id, search }: Props) {
  const { data, error, isFetching, refetch } = useQuery(read(id))
  useOpenCount(data?.id)
  if (data) return <Shown key={id} resource={data} search={search} />
  if (error?.status === 404 || data === null) return <NotFound />
  return (
    <Page key={error ? 'failed' : 'loading'} title={error ? 'This resource could not be loaded' : undefined}>
      <Head title="Resource" description="A resource for cafes, restaurants and their suppliers." />
      {error ? (
        <TryAgain isTrying={isFetching} onTryAgain={() => void refetch()}>
          {serverMessage(error)}
        </TryAgain>
      ) : (
        <Skeleton height="900px" />
      )}
    </Page>
  )
}

function NotFound() {
  const { notFound, notFoundText } = useTexts(resourceHeadTexts)
  return (
    <Page>
      <Head title={notFound} description={notFoundText} />
      <ResourceNotFound />
    </Page>
  )
}

type ShownProps = { resource: Resource; search: ResourceSearch }

function Shown({ resource, search }: ShownProps) {
  const { publicUrl } = useSite()
  const progress = useProgress(resource.id)
  return (
    <Page className={styles.page}>
      <Head {...resourceHead(resource, publicUrl)} />
      <ResourceHero resource={resource} />
      {resource.hasCalculator ? (
        <WithCalculator resource={resource} search={search} progress={progress} />
      ) : (
        <InTabs resource={resource} search={search} progress={progress} />
      )}
      <ResourceEnd resource={resource} />
    </Page>
  )
}

type PartsProps = ShownProps & { progress: Progress }

/** The calculator comes first, and everything else is below it. */
const WithCalculator = ({ resource, search, progress }: PartsProps) => (
  <>
    <Suspense fallback={<Skeleton height="900px" />}>
      <CostCalculator search={search} hrefOf={(entered) => resourcePath(resource.id, entered)} />
    </Suspense>
    <div className={styles.bar}>
      <ProgressNote resource={resource} progress={progress} />
    </div>
    <ContentTab resource={resource} progress={progress} />
    <ActionsTab resource={resource} progress={progress} />
  </>
)

function InTabs({ resource, search: { tab = 'content' }, progress }: PartsProps) {
  return (
    <>
      <div className={styles.bar}>
        <ResourceTabs id={resource.id} open={tab} />
        <ProgressNote resource={resource} progress={progress} />
      </div>
      {tab === 'content' && <ContentTab resource={resource} progress={progress} />}
      {tab === 'templates' && <TemplatesTab templates={resource.templates} />}
      {tab === 'actions' && <ActionsTab resource={resource} progress={progress} />}
    </>
  )
}
