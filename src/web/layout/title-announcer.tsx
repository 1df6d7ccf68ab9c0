import { useEffect, useRef, useState } from 'react'
import { pathOf, usePageLocation } from '#web/navigation/page-location.ts'

/** Announces the title of each page that is reached without a page load, as screen readers do after one. */
export function TitleAnnouncer() {
  const path = pathOf(usePageLocation())
  const announced = useRef(path)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (announced.current === path) return
    announced.current = path
    setTitle(document.title)
  }, [path])
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}
