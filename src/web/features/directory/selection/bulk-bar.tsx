import { useEffect, useRef, type RefObject } from 'react'
import { bulkTexts } from '#contract/site-texts/listing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { labelPath } from '#shared/pictures/artwork-options.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { BarClear, BarCount, BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { useTexts } from '#web/use-site.ts'
import { clearSelection, useBulkSelection } from './bulk-selection.ts'
import styles from './bulk-bar.module.css'

/** The number of labels that fit beside the count. */
const THUMBS = 3

/** The selection of bulk mode, at the lower edge of the window while the list is in view. */
export function BulkBar({ onSend }: { onSend: () => void }) {
  const texts = useTexts(bulkTexts)
  const selection = useBulkSelection()
  const isEmpty = selection.length === 0
  const send = useRef<HTMLButtonElement>(null)
  useEnterOnBox(send)
  return (
    <BottomBar name={texts.name}>
      {!isEmpty && (
        <div className={styles.thumbs}>
          {selection.slice(-THUMBS).map(({ id, category }) => (
            <img key={id} src={labelPath('thumb', { seed: id, category })} alt="" width="44" height="34" />
          ))}
        </div>
      )}
      <BarCount>
        <span>{filled(texts.selected, { count: selection.length })}</span>
        {!isEmpty && <span className={styles.hint}> Enter leads to the request</span>}
      </BarCount>
      <BarClear isEmpty={isEmpty} onClear={clearSelection}>
        {texts.clear}
      </BarClear>
      <Button ref={send} variant="wattle" className={styles.send} disabled={isEmpty} onClick={onSend}>
        {texts.send}
      </Button>
    </BottomBar>
  )
}

/**
 * Enter on the box of a card leads to the button, past all the cards after it. Boxes of filters belong to the search form, which Enter submits;
 * an empty selection has nothing to send, and its button cannot have the focus.
 */
function useEnterOnBox(button: RefObject<HTMLButtonElement | null>) {
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const { target, key } = event
      const isBox = target instanceof HTMLInputElement && target.type === 'checkbox' && !target.form && target.closest('main')
      if (key !== 'Enter' || !isBox || button.current?.disabled !== false) return
      event.preventDefault()
      button.current.focus()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [button])
}
