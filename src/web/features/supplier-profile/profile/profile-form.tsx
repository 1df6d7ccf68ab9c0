import { useWatch } from 'react-hook-form'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { useUnsaved } from '#web/navigation/unsaved.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx'
import { LeaveDialog } from '#web/ui/overlays/leave-dialog.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetOnLeave, forgetText } from '#web/storage/text-drafts.ts'
import type { PlaceSuggestionsOf } from './add-place.tsx'
import { BusinessFields } from './business-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { Differentiators } from './differentiators.tsx'
import { useInsertedDescription } from './inserted-description.ts'
import { previewOf } from './preview-of.ts'
import styles from './profile-form.module.css'
import { profileDraft, useProfile, type ProfileForm as Form } from './use-profile.ts'

type ProfileFormProps = {
  supplier: Supplier
  /** Renders the card in the listing, which belongs to another feature. */
  card: (supplier: Supplier) => ReactNode
  Suggestions: PlaceSuggestionsOf
}

/** The form of a supplier's profile, beside a preview of its card. It starts with the saved listing. */
export function ProfileForm({ supplier, card, Suggestions }: ProfileFormProps) {
  const { form, conflict, submit } = useProfile(supplier)
  const { isDirty, isSubmitting } = form.formState
  const [isUploading, setUploading] = useState(false)
  useInsertedDescription(form)
  const draft = profileDraft(supplier)
  const leaving = forgetOnLeave(draft, useUnsaved(isDirty || isUploading))
  const discard = () => {
    forgetText(draft)
    form.reset()
  }
  return (
    <div className={styles.columns}>
      <form noValidate aria-label="Profile" className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextDraft name={draft} />
        <Panel title="Your business" id="business">
          <BusinessFields form={form} onUploading={setUploading} />
        </Panel>
        <Panel title="What makes you different" id="different">
          <Differentiators form={form} />
        </Panel>
        <Panel title="How to reach you" id="contact">
          <ContactFields form={form} />
        </Panel>
        <Panel title="Delivery" id="delivery">
          <DeliveryFields form={form} Suggestions={Suggestions} />
        </Panel>
        <SaveBar isDirty={isDirty} isSubmitting={isSubmitting} isUploading={isUploading} onDiscard={discard} />
      </form>
      <Preview form={form} supplier={supplier} card={card} />
      <ConflictDialog what="profile" conflict={conflict} />
      <LeaveDialog leaving={leaving}>What you have changed here is not on your profile yet. If you leave now, it is lost.</LeaveDialog>
    </div>
  )
}

type SaveBarProps = { isDirty: boolean; isSubmitting: boolean; isUploading: boolean; onDiscard: () => void }

/** Saves and discards, while there is something to save; what it says of that is also heard when there is nothing more. */
function SaveBar({ isDirty, isSubmitting, isUploading, onDiscard }: SaveBarProps) {
  const state = useRef<HTMLOutputElement>(null)
  const isShown = isDirty || isSubmitting || isUploading
  const wasShown = useRef(false)
  useLayoutEffect(() => {
    // A button that had the focus has gone with the bar.
    if (wasShown.current && !isShown && document.activeElement === document.body) state.current?.focus({ preventScroll: true })
    wasShown.current = isShown
  }, [isShown])
  return (
    <div data-bottom-bar={isShown || undefined} className={isShown ? styles.end : undefined}>
      <output ref={state} tabIndex={-1} className={isShown ? styles.state : 'visually-hidden'}>
        {isDirty ? 'You have unsaved changes.' : 'All changes are saved.'}
      </output>
      {isShown && (
        <>
          <Button variant="quiet" disabled={!isDirty || isSubmitting} onClick={onDiscard}>
            Discard
          </Button>
          <Button type="submit" busy={isSubmitting} busyLabel="Saving..." disabled={isUploading}>
            Save Profile
          </Button>
        </>
      )}
    </div>
  )
}

/** The preview of the card; it is inert, because its links and buttons work in the listing only. */
function Preview({ form, supplier, card }: Pick<ProfileFormProps, 'supplier' | 'card'> & { form: Form }) {
  const values = useWatch({ control: form.control, compute: (typed) => typed })
  return (
    <aside aria-label="Preview" className={styles.preview}>
      <p className={styles.caption}>Your card in the listing</p>
      <div inert className={styles.card}>
        {card(previewOf(supplier, values))}
      </div>
    </aside>
  )
}
