import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode, type RefObject } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { scenePath } from '#shared/pictures/artwork-options.ts'
import { usePageLocation } from '#web/navigation/page-location.ts'
import { ASSISTANT_PLACE, QUOTES } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { AssistantPanelProps } from './assistant-panel.tsx'
import styles from './assistant.module.css'

type ChatProps = Omit<AssistantPanelProps, 'onAskForQuote' | 'afterSending'>
/** `load` imports the chat, which the first load of a page does without. */
type AssistantProps = { load: () => Promise<{ AssistantChat: ComponentType<ChatProps> }> }

const UNREACHABLE = 'The assistant could not be loaded. Please check your connection and try again.'

/** The chat at the bottom right of every page: a round button there or in the header, and a panel that is loaded when it is first opened. */
export function Assistant({ load }: AssistantProps) {
  const head = useHeadPlace()
  const button = useRef<HTMLButtonElement>(null)
  const [Chat, setChat] = useState<ComponentType<ChatProps>>()
  const [isOpen, setOpen] = useState(false)
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
  const opener = (
    <button
      ref={button}
      type="button"
      className={classNames(styles.button, head !== undefined && styles.inHead)}
      aria-label="Open AI Assistant"
      hidden={isOpen}
      onClick={open}
    >
      <img src={scenePath('chat')} alt="" width={62} height={62} loading="lazy" className={styles.magpie} />
    </button>
  )
  return (
    <aside aria-label="Assistant" className="no-print">
      {head === undefined ? <Corner button={button}>{opener}</Corner> : head && createPortal(opener, head)}
      {Chat && <Chat isOpen={isOpen} onCollapse={collapse} onLeave={() => setOpen(false)} />}
    </aside>
  )
}

/**
 * Returns the place in the header for the button on pages that are full of prices, links and actions to their edges; undefined on the others,
 * null until it is in the page.
 */
function useHeadPlace(): HTMLElement | null | undefined {
  const { address } = usePageLocation()
  const place = useSyncExternalStore(
    never,
    () => document.getElementById(ASSISTANT_PLACE),
    () => null,
  )
  return address.startsWith(QUOTES) ? place : undefined
}

const never = () => () => {}

/** The corner of the window, from which the button goes out of the way. It is shown once it is known whether it is in the way. */
function Corner({ button, children }: { button: RefObject<HTMLElement | null>; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isKnown = useSteppingAside(place, button)
  return (
    <div ref={place} className={classNames(styles.place, !isKnown && styles.waiting)}>
      {children}
    </div>
  )
}

/** The first view does not wait for it. Safari has no idle callbacks. */
const STEPPING_ASIDE_MS = 500

function useSteppingAside(place: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>): boolean {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    let stop: (() => void) | undefined
    const start = setTimeout(() => {
      import('./stepping-aside.ts').then(
        ({ steppingAside }) => {
          // Null once the button was removed while the script was loaded.
          if (place.current && button.current) stop = steppingAside(place.current, button.current)
          setKnown(true)
        },
        // Without a connection the button stays where it is.
        () => setKnown(true),
      )
    }, STEPPING_ASIDE_MS)
    return () => {
      clearTimeout(start)
      stop?.()
    }
  }, [place, button])
  return isKnown
}
