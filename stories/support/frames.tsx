import type { ReactNode } from 'react'
import './frames.css'

interface FrameProps {
  children: ReactNode
}

export const CardList = ({ children }: FrameProps) => <div className="ui-card-list story-column">{children}</div>
export const CardGrid = ({ children }: FrameProps) => <div className="ui-card-list ui-card-list--grid">{children}</div>

export const Row = ({ children }: FrameProps) => <div className="story-row">{children}</div>

/** Shows parts in a column as wide as a form. */
export const Column = ({ children }: FrameProps) => <div className="story-stack story-column">{children}</div>
export const Stack = ({ children }: FrameProps) => <div className="story-stack">{children}</div>
