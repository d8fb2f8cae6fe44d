/** The React API of embedded widgets, which need nothing from `preact/compat`. */
export { useCallback, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks'
