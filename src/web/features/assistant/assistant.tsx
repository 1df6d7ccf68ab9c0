import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { scenePath } from '#shared/artwork-options.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { AssistantPanelProps } from './assistant-panel.tsx'
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
  useSteppingAside(place, button)
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

/** The first view does not wait for it. Safari has no idle callbacks. */
const STEPPING_ASIDE_MS = 500

function useSteppingAside(place: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let stop: (() => void) | undefined
    const start = setTimeout(() => {
      import('./stepping-aside.ts').then(
        ({ steppingAside }) => {
          // Null once the button was removed while the script was loaded.
          if (place.current && button.current) stop = steppingAside(place.current, button.current)
        },
        // Without a connection the button stays where it is.
        () => undefined,
      )
    }, STEPPING_ASIDE_MS)
    return () => {
      clearTimeout(start)
      stop?.()
    }
  }, [place, button])
}
