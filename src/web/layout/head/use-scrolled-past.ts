import { useEffect, useRef, useState } from 'react'

/** Returns a ref for an invisible marker, and whether the marker has been scrolled out of the window at its top. */
export function useScrolledPast() {
  const mark = useRef<HTMLSpanElement>(null)
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    // The callback receives at least one entry, and the marker is rendered together with the component.
    const observer = new IntersectionObserver(([entry]) => setPast(!entry!.isIntersecting && entry!.boundingClientRect.top < 0))
    observer.observe(mark.current!)
    return () => observer.disconnect()
  }, [])
  return { mark, isPast }
}
