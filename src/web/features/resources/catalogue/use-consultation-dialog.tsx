import { useState, type ComponentType } from 'react'
import type { ConsultationKind } from '#contract/site/consultations.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { ConsultationDialogProps, TypedConsultation } from './typed-consultation.ts'

const load = () => import('./consultation-dialog.tsx')
const LOAD_FAILED = 'The form did not arrive. Please check your connection and try again.'

/**
 * Returns the dialog of an offer, whose script is loaded when it is opened; `dialog` can be rendered anywhere on the page. What was typed is
 * there again when it is opened again.
 */
export function useConsultationDialog(kind: ConsultationKind) {
  const [Dialog, setDialog] = useState<{ Open: ComponentType<ConsultationDialogProps> }>()
  const [sentTo, setSentTo] = useState<string>()
  const [typed, setTyped] = useState<TypedConsultation>()
  const open = async () => {
    const loaded = await load().catch(() => undefined)
    if (loaded) setDialog({ Open: loaded.ConsultationDialog })
    else toast({ title: 'Error', description: LOAD_FAILED, tone: 'destructive' })
  }
  const close = (unsent?: TypedConsultation) => {
    setTyped(unsent)
    setDialog(undefined)
  }
  const sent = (email: string) => {
    close()
    setSentTo(email)
  }
  return {
    open: () => void open(),
    /** Loads the dialog before it is opened; to be called when the pointer or the focus is on its button. */
    prepare: () => void load().catch(() => undefined),
    /** The address that a copy of what was sent goes to; undefined until something was. */
    sentTo,
    dialog: Dialog && <Dialog.Open kind={kind} typed={typed} onClose={close} onSent={sent} />,
  }
}
