import { useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { scenePath } from '#shared/artwork-options.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { AssistantPanelProps } from './assistant-panel.tsx'
import styles from './assistant.module.css'

const UNREACHABLE = 'The assistant could not be loaded. Please check your connection and try again.'

/** The chat at the bottom right of every page: a round button, and a panel that is loaded when it is first opened. */
export function Assistant() {
  const button = useRef<HTMLButtonElement>(null)
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps>>()
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    try {
      const { AssistantPanel } = await import('./assistant-panel.tsx')
      setPanel(() => AssistantPanel)
      setOpen(true)
    } catch {
      toast({ title: 'Error', description: UNREACHABLE, tone: 'destructive' })
    }
  }
  const collapse = () => {
    // The button must be visible before it can receive the focus.
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  return (
    <aside aria-label="Assistant" className="no-print">
      <button ref={button} type="button" className={styles.button} aria-label="Open AI Assistant" hidden={isOpen} onClick={open}>
        <img src={scenePath('chat')} alt="" width={62} height={62} loading="lazy" className={styles.magpie} />
      </button>
      {isOpen && Panel && <Panel onCollapse={collapse} onLeave={() => setOpen(false)} />}
    </aside>
  )
}
