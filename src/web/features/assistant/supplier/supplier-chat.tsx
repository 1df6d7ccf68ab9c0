import { useEffect, type ReactNode } from 'react'
import type { FormField } from '#contract/quotes/quote-forms.ts'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './supplier-chat.module.css'
import { readUnsaved } from './supplier-conversation.ts'
import { SupplierPane, type SupplierPaneProps } from './supplier-pane.tsx'

type SupplierChatProps = Pick<SupplierPaneProps, 'insert' | 'canInsert'> & {
  /** Returns the fields of the quote form that are not saved; undefined where all are. */
  unsavedFields: () => FormField[] | undefined
  /** What follows the chat. */
  children: ReactNode
}

/** The supplier's assistant. */
export function SupplierChat({ insert, canInsert, unsavedFields, children }: SupplierChatProps) {
  useEffect(
    () =>
      readUnsaved(() => {
        const quoteFields = unsavedFields()
        return quoteFields ? { quoteFields } : {}
      }),
    [unsavedFields],
  )
  return (
    <div className={styles.assistant}>
      <Card as="section" aria-label="Chat" className={styles.chat}>
        <SupplierPane insert={insert} canInsert={canInsert} />
      </Card>
      {children}
    </div>
  )
}
