import type { OrderList } from '#contract/order-lists/order-lists.ts'
import { linesOf } from '#web/features/order-lists/stored/list-read.ts'
import { unsavedNow } from '#web/features/order-lists/stored/unsaved-lists.ts'
import { askedLine, SendDialog } from '#web/pages/order-lists/send-list.tsx'

/** The dialog that asks suppliers about a list of an account, with what was changed in it here and is not sent yet. */
export const SendStoredDialog = ({ list, onClose }: { list: OrderList; onClose: () => void }) => (
  <SendDialog
    title="Send this week's list"
    from="list"
    about={list.id}
    lines={(unsavedNow(list.id)?.lines ?? linesOf(list)).map(askedLine)}
    onClose={onClose}
  />
)
