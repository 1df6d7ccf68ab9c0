import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { BRAND } from '#contract/options.ts'
import { DOCUMENT_KINDS, MAX_DOCUMENTS, type SupplierDocument } from '#contract/suppliers/supplier-documents.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { when } from '#shared/time/when.ts'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { ShowcaseSection } from '#web/features/supplier-profile/showcase-section.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { HandIn } from './hand-in.tsx'
import styles from './documents.module.css'

/** The documents that a supplier hands in for the seal. */
export function Documents({ supplierId }: { supplierId: number }) {
  const count = useRef<HTMLParagraphElement>(null)
  const read = useQuery({ ...query('GET /api/suppliers/:id/documents', { id: String(supplierId) }), refetchOnMount: 'always' })
  const { data = [] } = read
  return (
    <ShowcaseSection
      title="Documents"
      sub={`For the Verified seal: a licence, a certificate, an insurance. Only whoever works on the listing and ${BRAND} can read them.`}
      count={read.data?.length}
      most={MAX_DOCUMENTS}
      countRef={count}
      read={read}
    >
      {data.length > 0 && (
        <ul>
          {data.map((document) => (
            <DocumentRow key={document.id} supplierId={supplierId} document={document} onRemoved={() => count.current?.focus()} />
          ))}
        </ul>
      )}
      {data.length < MAX_DOCUMENTS && <HandIn supplierId={supplierId} />}
    </ShowcaseSection>
  )
}

type RowProps = { supplierId: number; document: SupplierDocument; onRemoved: () => void }

function DocumentRow({ supplierId, document: { id, kind, name, expiresOn, createdAt, asked }, onRemoved }: RowProps) {
  const { send, isPending } = useWrite('DELETE /api/suppliers/:id/documents/:documentId', {
    invalidates: ['GET /api/suppliers/:id/documents'],
    success: { title: 'Document taken back', description: name },
    onSuccess: onRemoved,
  })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.kind}>{DOCUMENT_KINDS[kind]}</p>
        <p className={styles.when}>
          Handed in {when(createdAt)}
          {expiresOn && `, good until ${dayInWords(expiresOn)}`}
        </p>
        {asked && (
          <p className={styles.when}>
            <b>{`${BRAND} asks for another one. `}</b>
            <span>{asked.text}</span>
          </p>
        )}
      </div>
      <ButtonLink variant="quiet" size="sm" icon="download-simple" href={`/api/suppliers/${supplierId}/documents/${id}`} download>
        {name}
      </ButtonLink>
      <Button
        variant="quiet"
        size="sm"
        disabled={isPending}
        aria-label={`Take back ${name}`}
        onClick={() => void send({ id: String(supplierId), documentId: id })}
      >
        Take back
      </Button>
    </li>
  )
}
