import { useState } from 'react'
import { logoSourcesOf, shownPicture } from '#shared/pictures/upload-variants.ts'
import { Picture } from './picture.tsx'
import { Stamp } from './stamp.tsx'

type LogoProps = {
  /** The name that the logo stands beside. */
  name: string
  url: string | null
  /** Side length in pixels. */
  size: number
  className: string | undefined
}

/** An uploaded logo; a stamp with the first letter of the name where there is none or it cannot be loaded. */
export function Logo({ name, url, size, className }: LogoProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const logo = shownPicture(url)
  if (!logo || logo === broken) return <Stamp name={name} size={size} />
  return (
    <Picture
      src={logo}
      alt=""
      sources={logoSourcesOf(logo)}
      sizes={`${size}px`}
      width={size}
      height={size}
      loading="lazy"
      className={className}
      onError={() => setBroken(logo)}
    />
  )
}
