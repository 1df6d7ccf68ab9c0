import { useEffect, useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { scenePath } from '#shared/artwork-options.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { AssistantPanelProps } from './assistant-panel.tsx'
import { steppingAside } from './stepping-aside.ts'
import styles from './assistant.module.css'

type ChatProps = Omit<AssistantPanelProps, 'onAskForQuote' | 'afterSending'>
/** `load` imports the chat, which the first load of a page does without. */
type AssistantProps = { load: () => Promise<{ AssistantChat: ComponentType<ChatProps> }> }

const UNREACHABLE = 'The assistant could not be loaded. Please check your connection and try again.'

/** The chat at the bottom right of every page: a round button, and a panel that is loaded when it is first opened. */
export function Assistant({ load }: AssistantProps) {
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [Chat, setChat] = useState<ComponentType<ChatProps>>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => steppingAside(place.current!, button.current!), [])
  const open = async () => {
    try {
      const { AssistantChat } = await load()
      setChat(() => AssistantChat)
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
      <div ref={place} className={styles.place}>
        <button ref={button} type="button" className={styles.button} aria-label="Open AI Assistant" hidden={isOpen} onClick={open}>
          <img src={scenePath('chat')} alt="" width={62} height={62} loading="lazy" className={styles.magpie} />
        </button>
      </div>
      {Chat && <Chat isOpen={isOpen} onCollapse={collapse} onLeave={() => setOpen(false)} />}
    </aside>
  )
}
