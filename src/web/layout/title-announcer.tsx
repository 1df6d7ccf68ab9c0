import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Reads out the title of each page that is reached without a page load, as a browser does after one. */
export function TitleAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) setTitle(document.title)
      }),
    [router],
  )
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}
