// Leaves out of Preact and SWR what no widget does. Everybody who sees any widget pays for each of these.
import type { Plugin } from "vite";

/** From the first text to the end of the second one, and what takes its place; the code of one version. */
type Cut = readonly [from: string, to: string, instead: string];

/** By the path of a module in `node_modules`, as far as it stays the same. */
const CUTS: Readonly<Record<string, readonly Cut[]>> = {
  // Taking over markup that is there already, waiting for thrown promises, lifecycles of classes apart from the boundary's, MathML and
  // HTML as text.
  "preact/dist/preact": [
    // What a render was waiting for, and the nodes of the server's markup that stood there so long.
    ["128&u.__u&&(c=32&u.__u,", "l=o[0]||l),", ""],
    ["p&&p.some(g),", "", ""],
    [
      "if(e.length=v,r.__v=null,c||o)if(t&&t.then){",
      "t&&t.then||D(r),",
      "e.length=v,r.__v=null,r.__e=u.__e,r.__k||(r.__k=u.__k||[]),D(r),",
    ],
    ["!u&&(i=t.__c)&&(i=i.__z)", "g(f),g(i)),", ""],
    // Lifecycles.
    [",V.getDerivedStateFromProps&&(d.__s==", "(M,d.__s)))", ""],
    ["M!==k&&C&&!V.getDerivedStateFromProps", "componentWillReceiveProps(M,L),", ""],
    ["d.componentWillUpdate&&", "d.__h.push(d.componentDidMount);", "}"],
    ["C&&u.__c&&d.getSnapshotBeforeUpdate", "(k,b)),", ""],
    // Nodes that are there already.
    ['"math"==C?f="http://www.w3.org/1998/Math/MathML":', "", ""],
    [",o)for(s=0;s<o.length;s++)", "break}if(!t){", ",!t){"],
    [",l&&(n.__m&&n.__m(r,o)", ",o=null}", "}"],
    ['if(a="template"==C&&t.content||t,o=', "=k.value;", 'a="template"==C&&t.content||t;'],
    ['"dangerouslySetInnerHTML"==s?y=k:', "", ""],
    ['"dangerouslySetInnerHTML"==s?h=k:', "", ""],
    ['l&&"function"!=typeof k||', "", ""],
    ["h?(l||y&&(h.__html==", "I(a,w(_)?_:[_],r,u,i,f,o,e,", "I(a,w(_)?_:[_],r,u,i,f,o,e,"],
    ["o?o[0]:u.__k&&S(u,0)", "", "u.__k&&S(u,0)"],
    [',o&&o.some(g)),l&&"textarea"!=C||(s=', "", ",(s="],
    ["l&&t.data==x||", "", ""],
    ["32&u.__u?[i]:null", "", "null"],
    ["i||S(u),32&u.__u,o)", "", "i||S(u),!1,o)"],
    ["9==r.nodeType&&(r=r.documentElement),", "", ""],
    // Comments between them.
    [
      "for(t&&!t.parentNode&&",
      '!t.data.startsWith("$s"););return t}',
      "return t&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),(o=n.__e)!=t&&(!u&&r.moveBefore&&o.parentNode?r.moveBefore(o,t):r.insertBefore(o,t||null)),o&&o.nextSibling}",
    ],
    ['.replace(/xlink(H|:h)/,"h")', "", ""],
    ["i=(u=t&&32&t.__u)?null:r.__k", "", "i=r.__k"],
    ["i?null:r.firstChild?d.call(r.childNodes):null", "", "null"],
    ["i?i.__e:r.firstChild,u,o)", "", "i?i.__e:null,!1,o)"],
  ],
  "preact/hooks/dist/hooks": [
    // `react-on-preact` says when effects run.
    ["((i=a.requestAnimationFrame)||z)(g)", "", "(i=a.requestAnimationFrame)(g)"],
    // Nobody else listens to what Preact does, and nothing is rendered on a server.
    ["a.__h&&a.__h(r,n,f||t),f=0;", "", ""],
    ["!a.__s&&E(i.__H,u)&&(i.__P=!0", "", "E(i.__H,u)&&(i.__P=!0"],
    ["!a.__s&&E(i.__H,u)&&(i.__P=!1", "", "E(i.__H,u)&&(i.__P=!1"],
    [",v=a.__b,l=a.__r,m=a.diffed,h=a.__c,s=a.unmount,p=a.__;", "", ";"],
    ["r=null,v&&v(n)", "", "r=null"],
    ["(n.__m=t.__k.__m),p&&p(n,t)", "", "(n.__m=t.__k.__m)"],
    ["l&&l(n),t=0;", "", "t=0;"],
    ["m&&m(n);var t=n.__c", "", "var t=n.__c"],
    ["}),h&&h(n,t)}", "", "})}"],
    ["s&&s(n);var t,r,u", "", "var t,r,u"],
  ],
  "preact/jsx-runtime/dist/jsxRuntime": [
    ["return(a||i)&&(s.__source=a,s.__self=i),", "", "return "],
  ],
  // Servers, suspense, data from elsewhere, tries after a failure: `useQuery` asks for none of them.
  "swr/dist/use-swr": [
    [
      "const { cache, compare, suspense,",
      "strictServerPrefetchWarning } = config;",
      `const { cache, compare, refreshInterval, keepPreviousData } = config;
      const suspense = false, fallbackData = void 0, revalidateOnMount = void 0, revalidateIfStale = true;
      const refreshWhenHidden = false, refreshWhenOffline = false, strictServerPrefetchWarning = false;`,
    ],
    ["const fallback = isUndefined(fallbackData)", ": fallbackData;", "const fallback = void 0;"],
    [
      "const serverCacheData = config.cacheData;",
      "const preloadedData = hasCacheData ? configCacheData : req;",
      "const serverCacheData = void 0, hasCacheData = false, preloadedData = void 0;",
    ],
    [
      "const consumedCacheDataRef = useRef(UNDEFINED);",
      "const preloadCacheRef = useRef(null);",
      "const consumedCacheData = void 0, preloadCacheRef = {};",
    ],
    [
      "const hydrationRef = useRef(null);",
      "const isHydration = hydrationRef.current;",
      "const isHydration = false;",
    ],
    [
      "useIsomorphicLayoutEffect(()=>{\n        const preloaded =",
      "delete PRELOAD[preloaded.key];\n        }\n    });",
      "",
    ],
    [
      "useIsomorphicLayoutEffect(()=>{\n        if (fetcher || !hasCacheData",
      "_k: fnArg\n                })\n        });\n    });",
      "",
    ],
    ["if (config.loadingTimeout &&", "}, config.loadingTimeout);\n                }", ""],
    [
      "if (shouldRetryOnError === true ||",
      "dedupe: true\n                            });\n                        }\n                    }",
      "",
    ],
  ],
  "swr/dist/config-context": [
    ["const UNDEFINED = /*#__NOINLINE__*/ noop();", "", "const UNDEFINED = void 0;"],
    [
      "const isWindowDefined = typeof window != STR_UNDEFINED;",
      "",
      "const isWindowDefined = true;",
    ],
    [
      "const isDocumentDefined = typeof document != STR_UNDEFINED;",
      "",
      "const isDocumentDefined = true;",
    ],
    ["const IS_REACT_LEGACY = !React.useId;", "", "const IS_REACT_LEGACY = false;"],
    ["const IS_SERVER = !isWindowDefined || isLegacyDeno;", "", "const IS_SERVER = false;"],
    [
      "if (args.length < 3) {",
      "return;\n        }\n        return data;",
      "return startRevalidate();",
    ],
    [
      "const unload = (unloadOptions)=>{",
      "const initProvider = ()=>{",
      "const unload = noop; const initProvider = ()=>{",
    ],
    ["    onErrorRetry,\n", "", ""],
    ["errorRetryInterval: slowConnection ? 10000 : 5000,", "", ""],
    ["loadingTimeout: slowConnection ? 5000 : 3000,", "", ""],
  ],
  "swr/dist/_internal/index": [
    ["isWindowDefined && window.__SWR_DEVTOOLS_USE__;", "", "false;"],
    ["use.concat(middleware);", "", "[];"],
  ],
};

function cutOut(code: string, [from, to, instead]: Cut): string {
  const start = code.indexOf(from);
  const end = code.indexOf(to, start + from.length);
  const isOnce = start >= 0 && end >= 0 && !code.includes(from, start + 1);
  // A half of these would be worse than none.
  if (!isOnce) throw new Error(`martillo: another version; see vite.slim-libraries.ts: ${from}`);
  return code.slice(0, start) + instead + code.slice(end + to.length);
}

/** Takes out of libraries what the widgets can do without. */
export function slimLibraries(): Plugin {
  return {
    name: "martillo-slim-libraries",
    enforce: "pre",
    transform(code, id) {
      const [, file] = /[\\/]node_modules[\\/](.*?)(?:-[\w]{7,8})?\.mjs$/.exec(id) ?? [];
      const cuts = file && CUTS[file.replaceAll("\\", "/")];
      return cuts ? { code: cuts.reduce(cutOut, code), map: null } : null;
    },
  };
}
