import { useInfiniteQuery } from '@tanstack/react-query'
import { DOCUMENT_KINDS, type HandedIn } from '#contract/suppliers/supplier-documents.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { when } from '#shared/time/when.ts'
import { NextPage } from '#web/ui/controls/next-page.tsx'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { pages } from '#web/api/reads/query.ts'
import { ownerPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Seal } from '#web/ui/graphics/seal.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import styles from './documents.module.css'

const PAGE_SIZE = 20

/** Shows what suppliers have handed in, what is to be checked first. Each leads to its supplier, where the seal is given. */
export function Documents() {
  const read = useInfiniteQuery({ ...pages('GET /api/admin/documents', {}, PAGE_SIZE), refetchOnMount: 'always' })
  return (
    <Section
      title="Documents of suppliers"
      sub="What you have not checked comes first, listings with a plan before others. They are promised an answer within one business day: weekends are left out, public holidays are not. Only you and the supplier can read the documents."
    >
      <QueryBoundary of={read} loading={<RowsSkeleton hasAction />}>
        {({ pages: read }) => <Rows documents={read.flatMap(({ items }) => items)} />}
      </QueryBoundary>
      <NextPage of={read} label="Load More" />
    </Section>
  )
}

const Rows = ({ documents }: { documents: HandedIn[] }) =>
  documents.length === 0 ? (
    <p>No supplier has handed in a document. They do so in their dashboard, under Profile.</p>
  ) : (
    <ul>
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </ul>
  )

const DocumentRow = ({
  document: { id, supplierId, businessName, isVerified, kind, name, expiresOn, createdAt, isOpen, answerBy },
}: {
  document: HandedIn
}) => (
  <ListRow>
    <RowWords>
      <p className={styles.title}>
        <TextLink href={ownerPath({ tab: 'suppliers', edit: String(supplierId) })}>{businessName}</TextLink>
        {isVerified && <Seal />}
      </p>
      <p>{DOCUMENT_KINDS[kind]}</p>
      <p className={styles.when}>
        Handed in {when(createdAt)}
        {isOpen ? ', not checked yet' : ', checked since'}
        {answerBy && `, promised by ${dayInWords(answerBy)}`}
        {expiresOn && `, good until ${dayInWords(expiresOn)}`}
      </p>
    </RowWords>
    <ButtonLink variant="quiet" size="sm" icon="download-simple" href={`/api/suppliers/${supplierId}/documents/${id}`} download>
      {name}
    </ButtonLink>
  </ListRow>
)
