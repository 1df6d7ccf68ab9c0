import { useId, useState } from 'react'
import { DOCUMENT_KINDS, type HandedIn } from '#contract/suppliers/supplier-documents.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { when } from '#shared/time/when.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { ownerPath } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Seal } from '#web/ui/graphics/seal.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { AskForAnother } from './ask-for-another.tsx'
import styles from './documents.module.css'
import { SHOWS_SUPPLIERS } from './table-search.ts'

/** The reads that an answer to a document changes. */
export const SHOWS_DOCUMENTS = [...SHOWS_SUPPLIERS, 'GET /api/admin/documents', 'GET /api/admin/decisions'] as const

/** A document with the file beside it, and the two answers that it can get. */
export function DocumentRow({ document }: { document: HandedIn }) {
  const { supplierId, businessName, isVerified, kind, isOpen } = document
  const [isAsking, setAsking] = useState(false)
  const verify = useVerify(document)
  return (
    <ListRow>
      <RowWords>
        <p className={styles.title}>
          <TextLink href={ownerPath({ tab: 'suppliers', edit: String(supplierId) })}>{businessName}</TextLink>
          {isVerified && <Seal />}
        </p>
        <p>{DOCUMENT_KINDS[kind]}</p>
        <p className={styles.when}>{stateInWords(document)}</p>
        <FileView document={document} />
      </RowWords>
      {isOpen && (
        <div className={styles.answers}>
          <Button
            variant="outline"
            size="sm"
            busy={verify.isPending}
            busyLabel="Verifying..."
            aria-label={verify.isPending ? undefined : `Verify with this: ${DOCUMENT_KINDS[kind]} of ${businessName}`}
            onClick={() => void verify.send()}
          >
            Verify with this
          </Button>
          <Button
            variant="quiet"
            size="sm"
            disabled={verify.isPending}
            aria-haspopup="dialog"
            aria-label={`Ask for another: ${DOCUMENT_KINDS[kind]} of ${businessName}`}
            onClick={() => setAsking(true)}
          >
            Ask for another
          </Button>
        </div>
      )}
      {isAsking && <AskForAnother document={document} onClose={() => setAsking(false)} />}
    </ListRow>
  )
}

const stateInWords = ({ createdAt, isOpen, asked, answerBy, expiresOn }: HandedIn) =>
  [
    `Handed in ${when(createdAt)}`,
    asked ? `another one asked for ${when(asked.at)}: ${asked.text}` : isOpen ? 'not checked yet' : 'checked since',
    answerBy && `promised by ${dayInWords(answerBy)}`,
    expiresOn && `good until ${dayInWords(expiresOn)}`,
  ]
    .filter(Boolean)
    .join(', ')

/** Shows a picture in the row; a PDF opens in a window of its own, where the browser has what shows one. */
function FileView({ document: { id, supplierId, name, type } }: { document: HandedIn }) {
  const [isShown, setShown] = useState(false)
  const picture = useId()
  const address = `/api/suppliers/${supplierId}/documents/${id}`
  return (
    <>
      <span className={styles.file}>
        {type === 'application/pdf' ? (
          <ButtonLink variant="quiet" size="sm" href={`${address}?view=true`} target="_blank" rel="noreferrer">
            {`Open ${name}`}
          </ButtonLink>
        ) : (
          <Button variant="quiet" size="sm" aria-expanded={isShown} aria-controls={picture} onClick={() => setShown(!isShown)}>
            {isShown ? `Hide ${name}` : `Show ${name}`}
          </Button>
        )}
        <ButtonLink variant="quiet" size="sm" icon="download-simple" href={address} download aria-label={`Download ${name}`}>
          Download
        </ButtonLink>
      </span>
      <span id={picture}>{isShown && <img src={address} alt={`The document ${name}`} className={styles.picture} />}</span>
    </>
  )
}

/** Gives the seal, with the kind of the document as what was checked, and its last day. */
function useVerify({ id, supplierId, businessName, kind, expiresOn, isVerified }: HandedIn) {
  const takeBack = useWrite('PUT /api/admin/suppliers/:id', {
    invalidates: SHOWS_DOCUMENTS,
    success: { title: 'Seal taken back', description: businessName },
    failure: 'Undo failed',
  })
  const { send, isPending } = useWrite('PUT /api/admin/suppliers/:id', {
    invalidates: SHOWS_DOCUMENTS,
    success: {
      title: 'Supplier verified',
      description: `${businessName}: ${DOCUMENT_KINDS[kind]}`,
      tone: 'success',
      // A seal that was there before has other evidence now, which nothing brings back.
      action: isVerified ? undefined : { label: 'Undo', onAct: () => void takeBack.send({ id: String(supplierId), isVerified: false }) },
    },
    failure: 'Not verified',
  })
  const evidence = { what: DOCUMENT_KINDS[kind], documentId: id, expiresOn: expiresOn ?? '' }
  return { isPending, send: () => send({ id: String(supplierId), isVerified: true, evidence }) }
}
