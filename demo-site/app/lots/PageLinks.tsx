import { Link } from "react-router";

export interface PageLinksProps {
  page: number;
  total: number;
  pageSize: number;
}

/** Earlier and later page of a list, as addresses. */
export function PageLinks({ page, total, pageSize }: PageLinksProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  return (
    <nav className="site-pages" aria-label="Páginas">
      {page > 1 && (
        <Link className="site-button" data-kind="quiet" to={`?page=${page - 1}`}>
          Anterior
        </Link>
      )}
      <p className="site-figures">
        Página {page} de {last}
      </p>
      {page < last && (
        <Link className="site-button" data-kind="quiet" to={`?page=${page + 1}`}>
          Siguiente
        </Link>
      )}
    </nav>
  );
}
