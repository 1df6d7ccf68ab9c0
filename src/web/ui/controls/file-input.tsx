import type { ComponentProps } from 'react'
import styles from './file-input.module.css'
import { TextInput } from './text-input.tsx'

/** A field for a file, with a drawn button. Browsers let a file be dropped on it as well. */
export const FileInput = (props: Omit<ComponentProps<typeof TextInput>, 'type' | 'icon' | 'className'>) => (
  <TextInput {...props} type="file" className={styles.file} />
)
