// Owners and employees of a company, who act for its account once they have accepted an invitation.
export { CompanyOwners, type CompanyOwnersEvents, type CompanyOwnersProps } from "./CompanyOwners";
export { companyOwnersElement } from "./company-owners.element";
