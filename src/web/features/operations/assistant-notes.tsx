import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/api.ts'
import { RATING_REASONS } from '#contract/assistant/assistant.ts'
import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import { counted } from '#shared/text/words.ts'
import { when } from '#shared/time/when.ts'
import { query } from '#web/api/reads/query.ts'
import { suppliersPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'
import { ListChips } from '#web/ui/controls/choice/chip.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Tag } from '#web/ui/typography/tag.tsx'
import { operationsPath, rangeOf } from './operations-path.ts'
import { PagedRows } from './paged-rows.tsx'
import styles from './operations.module.css'

type Props = { search: OwnerSearch }
type RatedReply = ResponseOf<'GET /api/admin/assistant/ratings'>['items'][number]
type UnmetNeed = ResponseOf<'GET /api/admin/assistant/unmet'>['items'][number]

/** The lists by the status in the address. */
const LISTS = [
  { status: undefined, label: 'Nobody has it' },
  { status: 'useful', label: 'Useful' },
  { status: 'not-useful', label: 'Not useful' },
] as const

/** Shows what buyers looked for with the assistant and nobody has, and what readers said about its replies. */
export const AssistantNotes = ({ search }: Props) => (
  <Section title="Assistant" sub={`Of the last ${RETENTION_DAYS.assistantNote} days, without email addresses and phone numbers.`}>
    <ListChips
      label="Lists of the assistant"
      lists={LISTS.map(({ status, label }) => ({
        label,
        href: operationsPath({ list: 'assistant', status }),
        active: status === search.status,
      }))}
    />
    {search.status === undefined ? <UnmetNeeds search={search} /> : <RatedReplies search={search} />}
  </Section>
)

function UnmetNeeds({ search }: Props) {
  const needs = useQuery({ ...query('GET /api/admin/assistant/unmet', rangeOf(search)), placeholderData: keepPreviousData })
  return (
    <PagedRows
      of={needs}
      search={search}
      counted={(total) => (total === 0 ? 'Every search has found a supplier.' : 'Whom to recruit next, the most wanted first.')}
      row={(need) => <NeedRow key={`${need.need}, ${need.place}`} need={need} />}
    />
  )
}

const NeedRow = ({ need: { need, place, asked, lastAt } }: { need: UnmetNeed }) => (
  <ListRow>
    <RowWords>
      <p>
        <TextLink href={suppliersPath({ search: need, location: place ?? undefined })}>{need}</TextLink>
        {place && ` in ${place}`}
      </p>
      <p className={styles.when}>
        {asked === 1 ? 'Asked once' : `Asked ${asked.toLocaleString('en-AU')} times`}, last {when(lastAt)}
      </p>
    </RowWords>
  </ListRow>
)

function RatedReplies({ search }: Props) {
  const useful = search.status === 'useful' ? 'yes' : 'no'
  const ratings = useQuery({
    ...query('GET /api/admin/assistant/ratings', { useful, ...rangeOf(search) }),
    placeholderData: keepPreviousData,
  })
  return (
    <PagedRows
      of={ratings}
      search={search}
      counted={(total) => counted(total, 'reply', 'replies')}
      row={(rating) => <RatingRow key={rating.id} rating={rating} />}
    />
  )
}

const RatingRow = ({ rating: { message, reply, reason, ratedAt } }: { rating: RatedReply }) => (
  <ListRow>
    <RowWords>
      <p>
        <b>{message}</b>
      </p>
      <p>{reply}</p>
      <p className={styles.when}>
        {when(ratedAt)} {reason && <Tag>{RATING_REASONS.find(({ value }) => value === reason)?.label}</Tag>}
      </p>
    </RowWords>
  </ListRow>
)
