/*
 * What `react` stands for in `@floating-ui/react`, in the script-tag build. The library copies the whole namespace of React, which would
 * keep what is unused of it in the first view of each page.
 */
export {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "./react-on-preact";
