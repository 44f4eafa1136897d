export { CompanyOwners, type CompanyOwnersEvents, type CompanyOwnersProps } from "./CompanyOwners";
export { companyOwnersElement } from "./company-owners.element";
