import { createRoot } from "react-dom/client";
import { PracticeAuction } from "../practice/PracticeAuction";

const holder = document.querySelector("#practice");
if (holder) createRoot(holder).render(<PracticeAuction pictures="pictures" />);
