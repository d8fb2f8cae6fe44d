/** The React API of embedded widgets. They need nothing that only `preact/compat` has. */
export { useCallback, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks'
