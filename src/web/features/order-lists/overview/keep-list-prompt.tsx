import { counted } from '#shared/text/words.ts'
import { keptList, keptListEditor } from '#web/features/order-lists/kept-list.ts'
import { orderListPath } from '#web/features/order-lists/stored/list-path.ts'
import { sentLine } from '#web/features/order-lists/stored/stored-lines.ts'
import type { useListActions } from '#web/features/order-lists/stored/use-list-actions.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { useStored } from '#web/storage/stored.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from './overview.module.css'

/** Offers the list that was written in this browser before signing in, until it is added or discarded. */
export function KeepListPrompt({ actions }: { actions: ReturnType<typeof useListActions> }) {
  const { lines } = useStored(keptList)
  if (lines.length === 0) return null
  const add = async () => {
    const list = await actions.add('From this browser', lines.map(sentLine))
    if (!list) return
    keptList.change(() => ({ lines: [] }))
    navigate(orderListPath(list.id))
  }
  return (
    <section aria-label="The list of this browser" className={styles.offer}>
      <h2 className={styles.heading}>Add the list of this browser to your account?</h2>
      <p>{`It has ${counted(lines.length, 'line')} and was written here before you logged in. Nobody else sees it.`}</p>
      <Stack row gap={3}>
        <Button busy={actions.isAdding} busyLabel="Adding..." onClick={() => void add()}>
          Add it
        </Button>
        <Button variant="quiet" onClick={keptListEditor.clear}>
          Discard it
        </Button>
      </Stack>
    </section>
  )
}
