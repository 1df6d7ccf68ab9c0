import { useEffect, useRef } from 'react'
import type { SiteContent } from '#contract/site/site.ts'
import type { EditableText } from '#shared/site/text-marks.ts'

export type Previewed = {
  /** What is not saved yet; the rest is as it is saved. */
  content: Partial<SiteContent>
  /** The texts that a click in it chooses. */
  editable?: readonly EditableText[]
  /** Called with the key of a text that is clicked. */
  onText?: (key: string) => void
}

/** Sends the values to the page in the frame, when it is ready for them and whenever they change, and hears which text is clicked there. */
export function usePreviewed({ content, editable, onText }: Previewed, theme: 'light' | 'dark') {
  const frame = useRef<HTMLIFrameElement>(null)
  const message = { type: 'site-preview', content, theme, editable }
  const send = () => frame.current?.contentWindow?.postMessage(message, location.origin)
  const latest = useRef({ send, onText })
  useEffect(() => {
    latest.current = { send, onText }
    send()
  })
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<{ type?: string; key?: string } | null>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data?.type === 'site-preview-ready') latest.current.send()
      if (data?.type === 'site-preview-text' && typeof data.key === 'string') latest.current.onText?.(data.key)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])
  return frame
}
