import { useState } from 'react'
import { APPROVED_DOCUMENT_KINDS, type ApprovedDocument } from '#contract/venue/approved-documents.ts'
import type { ApprovedSupplier } from '#contract/venue/approved-suppliers.ts'
import { expiryInWords } from '#shared/approved-suppliers/expiry.ts'
import { approvedFilePath } from '#web/api/approved-file.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { AddDocument, ChangeDocument } from './document-dialogs.tsx'
import styles from './register.module.css'

type DocumentsProps = { supplier: ApprovedSupplier; today: string }

/** The documents of a supplier, each with until when it is valid. */
export function Documents({ supplier, today }: DocumentsProps) {
  const [isAdding, setAdding] = useState(false)
  const { businessName, documents } = supplier
  return (
    <>
      {documents.length > 0 && (
        <ul className={styles.documents} aria-label={`Documents of ${businessName}`}>
          {documents.map((document) => (
            <DocumentLine key={document.id} supplier={supplier} document={document} today={today} />
          ))}
        </ul>
      )}
      <div className="no-print">
        <Button
          variant="quiet"
          size="sm"
          icon="plus"
          aria-haspopup="dialog"
          aria-label={`Add a document of ${businessName}`}
          onClick={() => setAdding(true)}
        >
          Add a document
        </Button>
        {isAdding && <AddDocument supplier={supplier} onClose={() => setAdding(false)} />}
      </div>
    </>
  )
}

function DocumentLine({ supplier, document, today }: DocumentsProps & { document: ApprovedDocument }) {
  const [isChanging, setChanging] = useState(false)
  const name = [APPROVED_DOCUMENT_KINDS[document.kind], document.number].filter(Boolean).join(' ')
  return (
    <li>
      <TextLink
        render={
          <button type="button" aria-haspopup="dialog" onClick={() => setChanging(true)}>
            {name}
          </button>
        }
      />
      <span className={styles.meta} data-expiry={document.expiry}>
        {expiryInWords(document.expiresOn, today)}
      </span>
      {document.file && (
        <TextLink href={approvedFilePath(supplier.id, document.id)} className="no-print" download>
          {document.file.name}
        </TextLink>
      )}
      {isChanging && <ChangeDocument supplier={supplier} document={document} onClose={() => setChanging(false)} />}
    </li>
  )
}
