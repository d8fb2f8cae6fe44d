/** What the embedded widgets use of React. They need nothing that only `preact/compat` has. */
export { useCallback, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks'
